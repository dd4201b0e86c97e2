import { volunteerCenterProfiles, volunteerCenters } from '#contract/volunteer-centers.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import { allCenterProfiles, centerProfile, type ProfileRow } from './queries.ts';

const profileResource: Resource<ProfileRow> = {
  contract: volunteerCenterProfiles,
  id: (profile) => String(profile.volunteerCenterId),
  attributes: (profile) => plainAttributes(volunteerCenterProfiles, profile),
};

export const volunteerCenterResource: Resource<Center> = {
  contract: volunteerCenters,
  id: (center) => String(center.id),
  attributes: (center) => ({
    ...plainAttributes(volunteerCenters, center),
    appName: center.configuredAppName,
  }),
  relationships: (center) => ({ profile: identifier('volunteer_center_profiles', String(center.id)) }),
  includes: {
    profile: async (scope, rows) => {
      const isOwn = rows.length === 1 && rows[0]?.id === scope.centerId;
      const profile = isOwn ? await centerProfile(scope) : undefined;
      return {
        resource: profileResource,
        rows: isOwn ? (profile ? [profile] : []) : await allCenterProfiles(scope),
      };
    },
  },
};
