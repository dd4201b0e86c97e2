import { contactMessages } from '#contract/contact-messages.ts';
import { fullName } from '#server/auth/actor.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { answerOne, isSender } from './policy.ts';
import type { ContactMessageRow } from './queries.ts';

export const contactMessageResource: Resource<ContactMessageRow, typeof contactMessages> = {
  contract: contactMessages,
  id: ({ id }) => id,
  attributes: (row, { actor }) => ({
    ...plainAttributes(contactMessages, row),
    senderName: fullName({ firstName: row.senderFirstName, lastName: row.senderLastName }),
    isOwn: isSender(actor, row),
  }),
  can: (row, { actor }) => ({ answer: row.status === 'open' && answerOne.may(actor, row) }),
};
