import { userCalls } from '#contract/calls/users.ts';
import type { Api } from '#app/api/client.ts';

interface Wanted {
  /** Who goes. */
  userId: string;
  /** Of whose people; empty for the whole centre. */
  organizationId: string;
  /** A part of the name or the address. */
  q?: string;
  most: number;
}

/** Active people who could take over, by name. */
export async function candidatesFor(api: Api, { userId, organizationId, q, most }: Wanted) {
  const { items } = await api.list(userCalls.list, {
    filter: { status_eq: 'active', organizationIdEq: organizationId, q },
    sort: 'name',
    page: { size: most },
    fields: { users: ['fullName', 'email'] },
  });
  return items
    .filter(({ id }) => id !== userId)
    .map(({ id, fullName, email }) => ({ id, name: fullName || email, email }));
}

export type Candidate = Awaited<ReturnType<typeof candidatesFor>>[number];
