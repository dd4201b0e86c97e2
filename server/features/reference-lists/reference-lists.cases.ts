/** Lists to choose from: everybody's. */
import type { referenceListCalls } from '#contract/calls/reference-lists.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { everybody } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof referenceListCalls> = {
  calls: {
    'GET /api/v1/categories': { status: everybody },
    'GET /api/v1/target_groups': { status: everybody },
    'GET /api/v1/age_groups': { status: everybody },
    'GET /api/v1/tags': { status: everybody },
    'GET /api/v1/non_profit_types': { status: everybody },
    'GET /api/v1/activity_types': { status: everybody },
  },
};
