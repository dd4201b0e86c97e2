/** Who gets a question to the centre. */
import { topicOfQuestion, type ContactTopic } from '#contract/contact-messages.ts';
import { readerAddressOf } from '#server/features/contact-people/queries.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/**
 * The address of who answers for the topic, else the centre's own mailbox; null where it has none, and the question waits in the list
 * alone.
 */
export const receiverOf = async (scope: TenantScope, topic: ContactTopic): Promise<string | null> =>
  (await readerAddressOf(scope, topicOfQuestion[topic])) ?? (await centerProfile(scope))?.email ?? null;
