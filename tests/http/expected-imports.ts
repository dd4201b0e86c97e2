/** The rows of expected-statuses.ts about files of people: they are the centre's staff's, and each is its sender's alone. */
import { importAct, without200, type Expected } from './expected-cells.ts';
import { isSignedIn, may, table } from './expected-rights.ts';

export const expectedImports: Record<string, { about: 'none' | 'import'; status: Expected }> = {
  // Without a file, which only imports.http.test.ts sends, nothing is kept.
  'POST /api/v1/imports': {
    about: 'none',
    status: ({ actor }) => (isSignedIn(actor) ? (may(table.inviteUsers, actor) === 'all' ? 422 : 403) : 401),
  },
  'GET /api/v1/imports/:id': { about: 'import', status: importAct },
  'PATCH /api/v1/imports/:id': { about: 'import', status: importAct },
  'POST /api/v1/imports/:id/run': { about: 'import', status: importAct },
  'GET /api/v1/imports/:id/report': { about: 'import', status: importAct },
  'DELETE /api/v1/imports/:id': { about: 'import', status: without200(importAct, 204) },
};
