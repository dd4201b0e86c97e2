/** What a route says about who may come in. A route without one does not exist: the type asks for it. */
import type { Actor } from '#server/auth/actor.ts';

/** Anybody, signed in or not: a visible choice. */
export const publicRoute = { kind: 'public' } as const;
/** Whoever is signed in; the rows are limited by the query. */
export const signedInRoute = { kind: 'signed-in' } as const;

/** Pure: may this person do it, to this record where there is one? */
export interface Rule<Row> {
  kind: 'rule';
  /** For the list of routes and for OpenAPI. */
  name: string;
  may(actor: Actor, record: Row): boolean;
  /** Whether nobody signed in may get this far: then it is not a 401 but the rule that decides. */
  isPublic?: boolean;
}

export type Policy<Row> = typeof publicRoute | typeof signedInRoute | Rule<Row>;

/** Whether this reader may, where it is about no record that there is. */
export function mayAny(policy: Policy<undefined>, actor: Actor): boolean {
  if (policy.kind === 'rule')
    return policy.may(actor, undefined) && (policy.isPublic === true || actor.kind === 'user');
  return policy.kind === 'public' || actor.kind === 'user';
}

export const rule = <Row>(
  name: string,
  may: (actor: Actor, record: Row) => boolean,
  options: { isPublic?: boolean } = {},
): Rule<Row> => ({
  kind: 'rule',
  name,
  may,
  ...options,
});
