import { contactMessages, visitorMessages } from '#contract/contact-messages.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import { answerOne, isSender } from './policy.ts';
import { assigneeNameOf, senderNameOf, type ContactMessageRow } from './queries.ts';

export const contactMessageResource: Resource<ContactMessageRow, typeof contactMessages> = {
  contract: contactMessages,
  id: ({ id }) => id,
  attributes: (row, { actor }) => ({
    ...plainAttributes(contactMessages, row),
    senderName: senderNameOf(row),
    senderEmail: row.askedFrom,
    hasAccount: row.userId !== null,
    isOwn: isSender(actor, row),
    assigneeName: assigneeNameOf(row),
  }),
  relationships: ({ shownAssigneeId }) => ({ assignee: identifier('users', shownAssigneeId) }),
  can(row, { actor }) {
    const isTheirs = row.status === 'open' && answerOne.may(actor, row);
    return { answer: isTheirs, assign: isTheirs };
  },
};

/** That it went, for somebody who cannot read it here. */
export const visitorMessageResource: Resource<ContactMessageRow, typeof visitorMessages> = {
  contract: visitorMessages,
  id: ({ id }) => id,
  attributes: ({ createdAt }) => ({ createdAt: createdAt.toISOString() }),
};
