/** The calls of the look of a centre. Visitors get it with the profile of their centre. */
import { call } from '../call.ts';
import {
  themeMove,
  themePreviews,
  themes,
  themeUpdate,
  themeVersionChoice,
  themeVersions,
} from '../themes.ts';

export const themeCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/volunteer_centers/current/theme',
    summary: 'The look of this site as it is tried, and as it is online',
    answers: themes,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/volunteer_centers/current/theme',
    summary: 'Try a look; what is online stays as it is',
    answers: themes,
    body: { type: 'themes', schema: themeUpdate },
  }),
  publish: call({
    method: 'POST',
    path: '/api/v1/volunteer_centers/current/theme/publish',
    summary: 'Put the look online as it is tried now',
    answers: themes,
    body: { type: 'flat', schema: themeMove },
  }),
  versions: call({
    method: 'GET',
    path: '/api/v1/volunteer_centers/current/theme/versions',
    summary: 'The last ten looks that were online, the newest first',
    answers: themeVersions,
    list: themeVersions,
  }),
  restoreVersion: call({
    method: 'POST',
    path: '/api/v1/volunteer_centers/current/theme/restore_version',
    summary: 'Try a look once more that was online; what is online stays as it is',
    answers: themes,
    body: { type: 'flat', schema: themeVersionChoice },
  }),
  preview: call({
    method: 'GET',
    path: '/api/v1/theme_previews/:token',
    summary: 'The look that is tried, for whoever was given an address that shows it',
    answers: themePreviews,
  }),
};
