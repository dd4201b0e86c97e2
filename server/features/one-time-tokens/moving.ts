/** Links in mails about applications to an organisation that goes to another centre, or becomes one with another. */
import type { OrganizationPart } from '#server/http/organization-parts.ts';

export const tokenMoving: OrganizationPart = {
  tables: {
    one_time_tokens: {
      moving: 'go away with the applications: applicants get a mail with a new link',
      merging: 'stay: the application is the same',
    },
  },
};
