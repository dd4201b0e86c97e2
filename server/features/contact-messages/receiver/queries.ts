/** Who gets a question to the centre. */
import type { ContactTopic } from '#contract/contact-messages.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface Receiver {
  email: string;
}

/**
 * Who reads questions about this topic: the centre's own mailbox; null where it has none, and the question waits in the list alone. A
 * centre that has somebody for each kind of question answers here by whom.
 */
export async function receiverOf(scope: TenantScope, _topic: ContactTopic): Promise<Receiver | null> {
  const profile = await centerProfile(scope);
  return profile?.email ? { email: profile.email } : null;
}
