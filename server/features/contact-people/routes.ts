import type { Selectable } from 'kysely';
import { contactPersonCalls } from '#contract/calls/contact-people.ts';
import { contactPeople } from '#contract/contact-people.ts';
import { plainNouns } from '#contract/plain-nouns.ts';
import type { Picture } from '#contract/uploads.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import type { ContactPeople } from '#server/db/types.ts';
import { pictureJson } from '#server/features/uploads/queries.ts';
import { plainRoutes } from '#server/http/plain-noun.ts';
import { rule } from '#server/http/policy.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { none, route, type Route } from '#server/http/route.ts';
import { placePerson } from './commands.ts';
import { personOf } from './queries.ts';

const noun = plainNouns.contact_people;
const mayKeep = (actor: Actor) => accessLevel(actor, noun.right) === 'center';

type PersonRow = Selectable<ContactPeople> & { photo: Picture | null };

const resource: Resource<PersonRow, typeof contactPeople> = {
  contract: contactPeople,
  id: ({ id }) => id,
  // Nobody's number or address is public unless they say so.
  attributes: (row, { actor }) => ({
    ...plainAttributes(contactPeople, row),
    ...(!mayKeep(actor) && {
      phoneNumber: row.phoneNumberVisible ? row.phoneNumber : null,
      email: row.emailVisible ? row.email : null,
    }),
  }),
};

export const routes: Route[] = [
  ...plainRoutes(contactPersonCalls, {
    noun,
    table: 'contactPeople',
    usual: 'position',
    more: { photo: pictureJson('t.photoId') },
    attributes: (row, reader) => resource.attributes(row, reader),
  }),
  route(contactPersonCalls.reorder, {
    policy: rule(noun.right, mayKeep),
    find: ({ scope, id }) => personOf(scope, id),
    resource,
    handle: async (context) => {
      await placePerson(context, context.record.id, context.body.order);
      return none;
    },
  }),
];
