/** Organisations that wait for a yes or no: the centre's alone. */
import type { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { judgeOrganizations, organizations } from '#server/features/organizations/organizations.cases.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { isGone, manages, whoMayAll, whoSeesSignedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof organizationCheckCalls> = {
  calls: {
    'GET /api/v1/organization_checks': {
      about: organizations,
      status: whoMayAll(judgeOrganizations),
      lists: (cell) => !isGone(cell) && cell.status === 'pending' && manages(judgeOrganizations)(cell),
    },
    'GET /api/v1/organization_checks/:id': {
      about: organizations,
      status: whoSeesSignedIn(
        (cell) =>
          !isGone(cell) &&
          ['pending', 'approved', 'denied'].includes(cell.status) &&
          manages(judgeOrganizations)(cell),
      ),
    },
  },
};
