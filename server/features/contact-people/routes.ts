import { contactPersonCalls } from '#contract/calls/contact-people.ts';
import { contactPeople } from '#contract/contact-people.ts';
import { plainNouns } from '#contract/plain-nouns.ts';
import { accessLevel } from '#server/auth/actor.ts';
import { pictureJson } from '#server/features/uploads/queries.ts';
import { plainRoutes } from '#server/http/plain-noun.ts';
import { plainAttributes } from '#server/http/resource.ts';
import type { Route } from '#server/http/route.ts';

export const routes: Route[] = plainRoutes(contactPersonCalls, {
  noun: plainNouns.contact_people,
  table: 'contactPeople',
  usual: 'position',
  more: { photo: pictureJson('t.photoId') },
  // Nobody's number or address is public unless they say so.
  attributes: (row, { actor }) => ({
    ...plainAttributes(contactPeople, row),
    ...(accessLevel(actor, plainNouns.contact_people.right) !== 'center' && {
      phoneNumber: row.phoneNumberVisible ? row.phoneNumber : null,
      email: row.emailVisible ? row.email : null,
    }),
  }),
});
