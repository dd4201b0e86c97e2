/** One record of the rights matrix. */
import type { ActorName, Cell, Relation } from './expected-rights.ts';

/** A record with what it is, but for who looks at it. `of`: whose own it is, where that matters. */
export interface WorldRecord extends Omit<Cell, 'actor'> {
  id: string;
  of?: ActorName;
  /** Another of the same kind, that it could become one with. */
  twin?: string;
  /** The role of an account, with the organisation that it is held for. */
  held?: readonly [role: string, organizationId: string];
}

/** In another centre, or nowhere. */
export const outside = (id: string, relation: Relation, status = 'published'): WorldRecord => ({
  id,
  relation,
  status,
  organizationStatus: 'approved',
});
