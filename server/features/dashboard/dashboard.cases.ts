/** The first screen after signing in: what it holds depends on the reader's roles. */
import type { dashboardCalls } from '#contract/calls/dashboards.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { forEverybody, signedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof dashboardCalls> = {
  calls: { 'GET /api/v1/dashboard': { status: signedIn } },
  screens: { '/dashboard': forEverybody },
};
