/** The calls of what a centre sets itself. */
import { call } from '../call.ts';
import { centerSettings, centerSettingsUpdate } from '../center-settings.ts';

export const centerSettingsCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/volunteer_centers/current/settings',
    summary: 'What the centre of this site set itself, for its staff',
    answers: centerSettings,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/volunteer_centers/current/settings',
    summary: 'Change what the centre set',
    answers: centerSettings,
    body: { type: 'center_settings', schema: centerSettingsUpdate },
  }),
};
