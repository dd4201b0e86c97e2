/** Who of a centre is named on its site. */
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const contactPersonPersonalData: PersonalPart = {
  tables: {
    contact_people: {
      columns: ['email', 'phone_number'],
      whenGone: 'kept',
      download: [],
      why: "the centre's own, which its staff changes when somebody leaves",
    },
  },
};
