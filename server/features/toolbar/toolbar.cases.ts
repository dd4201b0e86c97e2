/** What stands above every screen: what it holds depends on the reader's roles. */
import type { toolbarCalls } from '#contract/calls/toolbars.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { signedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof toolbarCalls> = {
  calls: { 'GET /api/v1/toolbar': { status: signedIn } },
};
