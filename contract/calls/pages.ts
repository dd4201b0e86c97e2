/** The calls of pages. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { pageBulkEdit, pageBulkEdits, pageBulkMeta } from '../page-bulk-edits.ts';
import { pageCreate, pageMoveInput, pageUpdate, versionChoice } from '../page-fields.ts';
import { pageEditors } from '../page-editors.ts';
import { pagePresences } from '../page-presences.ts';
import { pageUses } from '../page-uses.ts';
import { pageShares } from '../page-shares.ts';
import { pageVersions } from '../page-versions.ts';
import { pageListMeta, pages, publishedPageList } from '../pages.ts';

const move = <const Name extends 'publish' | 'unpublish' | 'make_home' | 'restore' | 'confirm_translation'>(
  name: Name,
  summary: string,
) =>
  call({
    method: 'POST',
    path: `/api/v1/pages/:id/${name}`,
    summary,
    answers: pages,
    body: { type: 'flat', schema: pageMoveInput },
  });

export const pageCalls = {
  bySlug: call({
    method: 'GET',
    path: '/api/v1/pages/by_slug/:slug',
    summary:
      'A page that is online, in the language of the request; one that had this address before answers with the one it has',
    answers: pages,
  }),
  byShare: call({
    method: 'GET',
    path: '/api/v1/pages/by_share/:token',
    summary: 'A page as it is being written, for whoever was given the link to it',
    answers: pages,
  }),
  published: call({
    method: 'GET',
    path: '/api/v1/pages/published',
    summary: 'Pages that are online, without what is on them: news and stories',
    answers: pages,
    list: publishedPageList,
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/pages',
    summary: 'Pages that the reader may edit, without what is on them',
    answers: pages,
    list: { ...pages, parameters: { facets: z.literal('true'), uses: z.literal('true') } },
    can: ['create'],
    meta: pageListMeta,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/pages/:id',
    summary: 'A page as it is being written',
    answers: pages,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/pages',
    summary: 'Begin a page; nobody sees it yet',
    answers: pages,
    creates: true,
    isIdempotent: true,
    body: { type: 'pages', schema: pageCreate },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/pages/:id',
    summary: 'Change what is being written; what is online stays as it is',
    answers: pages,
    body: { type: 'pages', schema: pageUpdate },
  }),
  publish: move('publish', 'Put it online as it is written now'),
  unpublish: move('unpublish', 'Take it off the site'),
  makeHome: move('make_home', 'Make it the page that the site opens with, in its language'),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/pages/:id',
    summary:
      'Take it off the site and put it into the bin, from which it can be restored for thirty days. `meta.undo` takes it back for a moment',
    answers: pages,
  }),
  restore: move('restore', 'Take it out of the bin; it is not online'),
  editMany: call({
    method: 'POST',
    path: '/api/v1/pages/bulk',
    summary:
      'Put many online, take them off the site, into the bin or out of it; `meta.report` has a row for each, `meta.uses` of a dry run says what would lead nowhere. `meta.undo` takes deleting back for a moment',
    answers: pageBulkEdits,
    creates: true,
    isIdempotent: true,
    meta: pageBulkMeta,
    body: { type: pageBulkEdits.type, schema: pageBulkEdit },
  }),
  versions: call({
    method: 'GET',
    path: '/api/v1/pages/:id/versions',
    summary: 'What it held before, the newest first',
    answers: pageVersions,
    list: pageVersions,
  }),
  version: call({
    method: 'GET',
    path: '/api/v1/page_versions/:id',
    summary: 'One earlier version, with what was on it',
    answers: pageVersions,
  }),
  restoreVersion: call({
    method: 'POST',
    path: '/api/v1/pages/:id/restore_version',
    summary: 'Go on writing from an earlier version; what is online stays as it is',
    answers: pages,
    body: { type: 'flat', schema: versionChoice },
  }),
  confirmTranslation: move(
    'confirm_translation',
    'Say that a translation still fits the Dutch page that changed after it',
  ),
  editors: call({
    method: 'GET',
    path: '/api/v1/pages/editors',
    summary: 'Page managers of the centre: whom a page can be given to',
    answers: pageEditors,
    list: pageEditors,
  }),
  uses: call({
    method: 'GET',
    path: '/api/v1/pages/:id/uses',
    summary: 'What leads to it: items of menus, and links on other pages of the centre',
    answers: pageUses,
    list: pageUses,
  }),
  share: call({
    method: 'POST',
    path: '/api/v1/pages/:id/share',
    summary: 'A link that shows it as it is being written, without an account, for seven days',
    answers: pageShares,
    creates: true,
  }),
  shares: call({
    method: 'GET',
    path: '/api/v1/pages/:id/shares',
    summary: 'Links that show its draft and work by now, the newest first',
    answers: pageShares,
    list: pageShares,
  }),
  endShare: call({
    method: 'DELETE',
    path: '/api/v1/page_shares/:id',
    summary: 'Take back a link that shows a draft: it works no more',
    answers: pageShares,
    isSilent: true,
  }),
  arrive: call({
    method: 'POST',
    path: '/api/v1/pages/:id/presence',
    summary: 'Say that the reader is writing it, which counts for about a minute, and learn who else is',
    answers: pagePresences,
  }),
  leave: call({
    method: 'DELETE',
    path: '/api/v1/pages/:id/presence',
    summary: 'Say that the reader is not writing it any more',
    answers: pagePresences,
    isSilent: true,
  }),
};
