/** The calls of organization checks. */
import { call } from '../call.ts';
import { organizationChecks } from '../organization-checks.ts';

export const organizationCheckCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/organization_checks',
    summary: 'Organisations that wait for the centre, with what was found about each',
    answers: organizationChecks,
    list: organizationChecks,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/organization_checks/:id',
    summary: 'What was found about one organisation',
    answers: organizationChecks,
    includes: ['organization.latestEvents', 'organization.notes'],
  }),
};
