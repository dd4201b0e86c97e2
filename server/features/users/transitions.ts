/** The moves of an account, each with its guard: who asks for one is judged by the policy, what is in its way here. */
import type { Problem } from '#contract/errors.ts';
import { staffUserMoves, userMoves, type UserMove, type UserStatus } from '#contract/users.ts';

type StaffUserMove = (typeof staffUserMoves)[number];

interface AccountState {
  status: string;
  confirmedAt: Date | null;
}

const leadsFrom = (move: UserMove, status: string): boolean =>
  (userMoves[move].from as readonly string[]).includes(status);

/** Whether this account can make the move now. */
export function allows(move: UserMove, account: AccountState): boolean {
  if (!leadsFrom(move, account.status)) return false;
  switch (move) {
    // Who was made inactive by staff does not come back by an old link: its address was proven before.
    case 'confirm':
      return account.confirmedAt === null;
    // Nobody else can prove an address: without that the person would still not get in.
    case 'activate':
      return account.confirmedAt !== null;
    default:
      return true;
  }
}

/** What is in the way of a move. */
export const obstacles = (move: UserMove, account: AccountState): Problem[] =>
  allows(move, account)
    ? []
    : [{ code: 'move_refused', pointer: '/data/attributes/status', values: { state: account.status } }];

/** The move that a generic update with a status asks for; null when there is none, undefined when nothing changes. */
export function moveTo(status: UserStatus, account: AccountState): StaffUserMove | null | undefined {
  if (status === account.status) return undefined;
  const found = staffUserMoves.find((move) => userMoves[move].to === status && allows(move, account));
  return found ?? null;
}
