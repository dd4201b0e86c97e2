/** What a centre makes of the pages that every centre has: its staff's to change, everybody's to read. */
import type { legalTextCalls } from '#contract/calls/legal-texts.ts';
import { isSignedIn, may, staff, type Expected } from '#tests/cases/actors.ts';
import { documentOf, kind, outside, type CasesOf } from '#tests/cases/case.ts';
import { forWhoHas, isGone, whoSees } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** A version that was online. */
export const makeLegalVersion = ({ build }: TestServer, center = first.id, number = 1) =>
  build.sql(
    center,
    `insert into legal_text_versions (volunteer_center_id, page, number, sections, product_version, author_name, published_at)
     values ($1, 'terms', $2, '[]', '0.9.0', 'Noor', now()) on conflict do nothing`,
    [center, number],
  );

/** Every centre has the same four; there is no fifth. */
const pages = kind({
  noun: 'legal_texts',
  make: async ({ server }) => {
    await makeLegalVersion(server);
    return [outside('terms', 'other_organization'), outside('voorwaarden', 'missing')];
  },
});
/** Of versions there are as many as each centre put online. */
const versions = kind({
  noun: 'published_legal_texts',
  make: async ({ server }) => {
    await makeLegalVersion(server);
    await makeLegalVersion(server, second.id, 900);
    return [outside('terms-1', 'other_organization'), outside('terms-900', 'other_center')];
  },
});

const whoKeeps: Expected = (cell) => {
  if (!isSignedIn(cell.actor)) return 401;
  if (isGone(cell)) return 404;
  return may(staff, cell.actor) === 'all' ? 200 : 403;
};
const section = {
  kind: 'addition',
  section: 'who',
  title: null,
  title_en: null,
  text: '<p>Hoi</p>',
  text_en: null,
};

export const cases: CasesOf<typeof legalTextCalls> = {
  calls: {
    'GET /api/v1/legal_texts/:page': { about: pages, status: whoKeeps },
    'PATCH /api/v1/legal_texts/:page': {
      about: pages,
      status: whoKeeps,
      body: documentOf('legal_texts', { sections: [section] }),
      input: { id: async () => 'terms' },
    },
    'POST /api/v1/legal_texts/:page/publish': {
      about: pages,
      status: whoKeeps,
      body: { note: 'Over ons' },
      input: { id: async () => 'terms' },
    },
    'POST /api/v1/legal_texts/:page/restore_version': {
      about: pages,
      status: whoKeeps,
      body: { number: 1 },
      input: { id: async () => 'terms' },
    },
    'GET /api/v1/published_legal_texts/:page': {
      about: versions,
      status: whoSees((cell) => !isGone(cell)),
      input: { id: async () => 'terms' },
    },
  },
  screens: { '/instellingen/teksten': forWhoHas(staff) },
  input: { at: 'legal_texts', id: async () => 'terms', fields: async () => ({ sections: [section] }) },
};
