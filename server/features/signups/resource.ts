import { signups, type SignUpState } from '#contract/signups.ts';
import type { Resource } from '#server/http/resource.ts';

export interface SignUpRow {
  /** Of nothing that can be asked for: a known address is answered the same. */
  id: string;
  email: string;
  state: SignUpState;
}

export const signUpResource: Resource<SignUpRow, typeof signups> = {
  contract: signups,
  id: (row) => row.id,
  attributes: ({ email, state }) => ({ email, state }),
};
