/** How a centre is set up: everybody's. */
import type { configurationCalls } from '#contract/calls/configuration.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { everybody } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof configurationCalls> = {
  calls: { 'GET /api/v1/configuration': { status: everybody } },
};
