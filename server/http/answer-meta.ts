/** `meta` of an answer: what the call says goes along, and what the kit adds. */
import type { UndoOffer } from '#contract/undos.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { mayNow } from './policy.ts';
import type { Route } from './route.ts';

/** What the reader may do from a list; undefined where its call tells nothing of it. */
export function canOf({ canIf }: Route, actor: Actor, center: Center): Record<string, boolean> | undefined {
  if (!canIf) return undefined;
  return Object.fromEntries(Object.entries(canIf).map(([act, may]) => [act, mayNow(may, actor, center)]));
}

interface Added {
  can?: Record<string, boolean> | undefined;
  undo?: UndoOffer | undefined;
}

/** All of it; undefined where there is nothing to say. */
export function metaOf(own: object, added: Added): Record<string, unknown> | undefined {
  const said = Object.entries({ ...own, ...added }).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
