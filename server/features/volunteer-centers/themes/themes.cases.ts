/** The look of a centre: its staff's to try and to put online. */
import { randomUUID } from 'node:crypto';
import type { themeCalls } from '#contract/calls/themes.ts';
import { staff } from '#tests/cases/actors.ts';
import { documentOf, kind, outside, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { forWhoHas, isGone, whoMayAll, whoSees } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** A look that was online. */
export async function makeThemeVersion({ build }: TestServer, center = first.id): Promise<string> {
  const id = randomUUID();
  await build.sql(
    center,
    `insert into theme_versions (volunteer_center_id, id, theme, author_name, created_at) values ($1, $2, $3, 'Noor', now())`,
    [center, id, JSON.stringify({ shape: 'straight' })],
  );
  return id;
}

const versions = kind({
  make: async ({ server }) => [
    outside(await makeThemeVersion(server), 'other_organization'),
    outside(await makeThemeVersion(server, second.id), 'other_center'),
  ],
});

/** Addresses that show what is tried: only whoever made one has it, so that nobody guesses it. */
const previews = kind({ make: async () => [outside(randomUUID(), 'missing')] });

const body = {};

export const cases: CasesOf<typeof themeCalls> = {
  calls: {
    'GET /api/v1/volunteer_centers/current/theme': { status: whoMayAll(staff) },
    'PATCH /api/v1/volunteer_centers/current/theme': {
      status: whoMayAll(staff),
      body: documentOf('themes', { theme: { shape: 'straight' } }),
    },
    'POST /api/v1/volunteer_centers/current/theme/publish': { status: whoMayAll(staff), body },
    'GET /api/v1/volunteer_centers/current/theme/versions': {
      about: versions,
      status: whoMayAll(staff),
      lists: (cell) => !isGone(cell),
    },
    'POST /api/v1/volunteer_centers/current/theme/restore_version': {
      about: versions,
      status: (cell) => {
        const may = whoMayAll(staff)(cell);
        return may === 200 && isGone(cell) ? 422 : may;
      },
      body: ({ record }) => ({ version_id: record.id }),
    },
    'GET /api/v1/theme_previews/:token': {
      about: previews,
      status: whoSees((cell) => !isGone(cell)),
      input: { id: ({ server, staff: session }: InputMaking) => previewOf(server, session) },
    },
  },
  screens: {
    '/instellingen/design': forWhoHas(staff),
  },
  input: {
    at: 'themes',
    fields: async () => ({ theme: { shape: 'straight' } }),
  },
  fill: {
    async center({ server, rows }) {
      for (let made = 0; made < rows; made += 1) await makeThemeVersion(server);
    },
  },
};

/** What is in an address that shows the look which is tried. */
export async function previewOf(server: TestServer, session: InputMaking['staff']): Promise<string> {
  const { body: answer } = await server.call(first.host, 'GET', '/api/v1/volunteer_centers/current/theme', {
    as: session,
  });
  return String(answer.data.attributes.preview_token);
}
