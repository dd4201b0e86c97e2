import { organizationChecks } from '#contract/organization-checks.ts';
import { fullName } from '#server/auth/actor.ts';
import { identifier, type Resource } from '#server/http/resource.ts';
import { organizationResource } from '../resource.ts';
import type { CheckRow } from './queries.ts';

const dayLength = 86_400_000;

export const organizationCheckResource: Resource<CheckRow, typeof organizationChecks> = {
  contract: organizationChecks,
  id: ({ organization }) => organization.id,
  attributes: ({ organization, waitingSince, level, applicant, alike }, { now }) => ({
    name: organization.name,
    organizationType: organization.organizationType,
    waitingSince: waitingSince.toISOString(),
    waitingDays: Math.max(0, Math.floor((now.getTime() - waitingSince.getTime()) / dayLength)),
    level,
    chamberOfCommerceNumber: organization.chamberOfCommerceNumber,
    isInitiative: organization.isInitiative,
    applicant: applicant && {
      id: applicant.id,
      name: fullName(applicant),
      email: applicant.email,
      phoneNumber: applicant.phoneNumber,
      jobTitle: applicant.jobTitle,
      locale: applicant.locale,
    },
    alike,
  }),
  relationships: ({ organization }) => ({ organization: identifier('organizations', organization.id) }),
  includes: {
    organization: async (_scope, rows) => ({
      resource: organizationResource,
      rows: rows.map(({ organization }) => organization),
    }),
  },
};
