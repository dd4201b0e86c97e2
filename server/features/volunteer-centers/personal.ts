/** How a centre is reached. */
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const centerPersonalData: PersonalPart = {
  tables: {
    volunteer_center_profiles: {
      columns: ['email', 'phone_number'],
      whenGone: 'kept',
      download: [],
      why: "the centre's own, which its staff changes when somebody leaves",
    },
  },
};
