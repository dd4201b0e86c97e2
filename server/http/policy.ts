/** What a route says about who may come in. A route without one does not exist: the type asks for it. */
import type { Actor } from '#server/auth/actor.ts';
import type { Center } from '#server/tenancy/centers.ts';

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

/**
 * Who may do from a list what `meta.can` tells of: the policy of that call, and whether this centre has switched on what it needs
 * where the call refuses without.
 */
export type CanNow = Policy<undefined> | { policy: Policy<undefined>; isOn: (center: Center) => boolean };

export const mayNow = (may: CanNow, actor: Actor, center: Center): boolean =>
  'policy' in may ? may.isOn(center) && mayAny(may.policy, actor) : mayAny(may, actor);

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
