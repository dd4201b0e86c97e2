/** Whose applications somebody works with. The rights decide; the lists are then asked for just those. */
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { accessLevelOf, type AccessLevel } from '#contract/rights.ts';
import type { Api } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';

export interface ReadingScope {
  /** How far this person may answer: 'none' has only applications of their own. */
  reach: AccessLevel;
  /** Whether they may send one themselves. */
  mayApply: boolean;
  /** Reads those of their students, which others answer. */
  watches: boolean;
  /** For a list of the API. Somebody of an organisation may have applied elsewhere too: that is not their work. */
  filter: { organizationId_in?: string[] };
  /** The opposite, for what they sent themselves; null where it cannot be told apart. */
  others: { organizationId_not_in: string[] } | null;
}

/** With several organisations the lists are those of the one that is worked for now (specification, section 4). */
async function chosenOf(api: Api, ids: string[]): Promise<string[]> {
  const current = await api.one(organizationCalls.current);
  return current && ids.includes(current.id) ? [current.id] : ids;
}

/** Asks for the organisations only when the right stops at them. */
export async function readingScopeOf({ api, actor }: Page): Promise<ReadingScope> {
  const ownRoles = actor.kind === 'user' ? actor.roles.map(({ role }) => role) : [];
  const level = accessLevelOf('applications.decide', ownRoles);
  const mayApply = accessLevelOf('applications.create', ownRoles) !== 'none';
  const watches = accessLevelOf('applications.read', ownRoles) === 'students';
  if (level !== 'organization') return { reach: level, mayApply, watches, filter: {}, others: null };
  const { roles } = await api.one(currentUserCalls.show, { include: ['roles'] });
  const ids = roles
    .filter(({ name }) => accessLevelOf('applications.decide', [name]) === 'organization')
    .flatMap(({ organizationId }) => organizationId ?? []);
  // An empty filter would mean no filter at all.
  if (ids.length === 0) return { reach: 'none', mayApply, watches, filter: {}, others: null };
  const chosen = ids.length > 1 ? await chosenOf(api, ids) : ids;
  return {
    reach: level,
    mayApply,
    watches: false,
    filter: { organizationId_in: chosen },
    others: { organizationId_not_in: ids },
  };
}

/** Works with applications of others. */
export const answers = ({ reach: level }: Pick<ReadingScope, 'reach'>): boolean =>
  level === 'center' || level === 'organization';
