/** Who may ask, and who answers. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { ContactMessageRow } from './queries.ts';

export const isSender = (actor: Actor, { userId }: Pick<ContactMessageRow, 'userId'>): boolean =>
  actor.kind === 'user' && actor.userId === userId;

export const answersQuestions = (actor: Actor) => accessLevel(actor, 'contact_messages.answer') === 'center';

/** An account of this centre: an answer must reach somebody, and an admin is of none. */
export const ask = rule<undefined>(
  'contact_messages.create',
  (actor) => accessLevel(actor, 'contact_messages.create') !== 'none',
);
/** Any question. */
export const answerAny = rule<undefined>('contact_messages.answer', answersQuestions);
/** Whether it can be answered now is the command's. */
export const answerOne = rule<ContactMessageRow>('contact_messages.answer', answersQuestions);
