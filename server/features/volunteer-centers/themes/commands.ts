/** Trying a look, putting it online, and taking up one of before. */
import {
  mostThemeVersions,
  type ThemeMove,
  type ThemeUpdate,
  type ThemeVersionChoice,
} from '#contract/themes.ts';
import type { FooterVariant, ThemeConfig } from '#contract/theme.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#server/audit/events.ts';
import { fullName } from '#server/auth/actor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findVersion, readTheme, type ThemeRow } from './queries.ts';

export type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;
type Held = ThemeRow & { id: string };

const whoIs = ({ actor }: Pick<Context, 'actor'>) =>
  actor.kind === 'user' ? { id: actor.userId, name: fullName(actor) } : { id: null, name: null };

/** Held until the transaction ends; it is made when it is changed for the first time. Throws 409 after a save in between. */
export async function holdTheme({ scope, now }: CommandContext, given: ThemeMove): Promise<Held> {
  await sql`insert into themes (volunteer_center_id, id, draft, changed_at)
    select volunteer_center_id, ${uuidv7()}, theme, ${now} from volunteer_center_profiles
    where volunteer_center_id = ${scope.centerId} on conflict do nothing`.execute(scope.db);
  await holdTried(scope);
  const held = await readTheme(scope);
  refuseStale(given.lockVersion, held);
  if (held.id === null) throw new Error('What was just made is not there.');
  return { ...held, id: held.id };
}

/** Writes what is tried from now on, with who tries it. */
export async function writeDraft(context: CommandContext, draft: unknown): Promise<void> {
  const { scope, now } = context;
  const who = whoIs(context);
  await sql`update themes set draft = ${JSON.stringify(draft)}, changed_by = ${who.id}, changed_by_name = ${who.name},
      changed_at = ${now}, lock_version = lock_version + 1
    where volunteer_center_id = ${scope.centerId}`.execute(scope.db);
}

const recorded = (
  { scope, actor }: CommandContext,
  act: 'update' | 'restore' | 'publish',
  subjectId: string,
) => recordAudit(scope, actor, { act, subjectType: 'themes', subjectId });

/** Tries this look; what is online stays. */
export async function updateTheme(
  context: CommandContext,
  { theme, ...given }: ThemeUpdate,
): Promise<ThemeRow> {
  const { id } = await holdTheme(context, given);
  await writeDraft(context, theme);
  await recorded(context, 'update', id);
  return readTheme(context.scope);
}

/** Tries one once more that was online. Throws 422 for one that is not kept (any more). */
export async function restoreVersion(
  context: CommandContext,
  { versionId, ...given }: ThemeVersionChoice,
): Promise<ThemeRow> {
  const { id } = await holdTheme(context, given);
  const version = await findVersion(context.scope, versionId);
  if (!version) refuse('unknown_record', { pointer: '/version_id' });
  await writeDraft(context, version.theme);
  await recorded(context, 'restore', id);
  return readTheme(context.scope);
}

/** Those that are too many. */
const dropOldVersions = (scope: TenantScope) =>
  sql`delete from theme_versions where volunteer_center_id = ${scope.centerId} and id in (
    select id from theme_versions where volunteer_center_id = ${scope.centerId}
    order by created_at desc, id offset ${mostThemeVersions})`.execute(scope.db);

/** The look that a centre began with was put online by nobody: it is kept when the first one takes its place. */
const keepFirst = ({ scope, now }: CommandContext) =>
  sql`insert into theme_versions (volunteer_center_id, id, theme, created_at)
    select volunteer_center_id, ${uuidv7()}, theme, least(updated_at, ${now}::timestamptz - interval '1 second')
    from volunteer_center_profiles p
    where volunteer_center_id = ${scope.centerId}
      and not exists (select from theme_versions v where v.volunteer_center_id = p.volunteer_center_id)`.execute(
    scope.db,
  );

async function keepVersion(context: CommandContext, theme: ThemeConfig): Promise<void> {
  const { scope, now } = context;
  const who = whoIs(context);
  await sql`insert into theme_versions (volunteer_center_id, id, theme, author_id, author_name, created_at)
    values (${scope.centerId}, ${uuidv7()}, ${JSON.stringify(theme)}, ${who.id}, ${who.name}, ${now})`.execute(
    scope.db,
  );
  await dropOldVersions(scope);
}

/** Writes what is online: the trigger of the profile tells all processes, whose next page has it. */
export const putOnline = ({ scope, now }: CommandContext, theme: unknown) =>
  sql`update volunteer_center_profiles set theme = ${JSON.stringify(theme)}, updated_at = ${now}
    where volunteer_center_id = ${scope.centerId}`.execute(scope.db);

/** Waits for who tries or publishes a look now: whoever holds this and then the profile keeps to their order. */
export const holdTried = ({ db, centerId }: TenantScope) =>
  sql`select 1 from themes where volunteer_center_id = ${centerId} for update`.execute(db);

/** The shape of the footer, at once: online, and in the look that is tried, which would else bring the old one back. */
export async function changeFooterVariant(
  { db, centerId }: TenantScope,
  variant: FooterVariant,
): Promise<void> {
  const footer = JSON.stringify({ footer: { variant } });
  await sql`update themes set draft = draft || ${footer}::jsonb, lock_version = lock_version + 1
    where volunteer_center_id = ${centerId}`.execute(db);
  await sql`update volunteer_center_profiles set theme = theme || ${footer}::jsonb
    where volunteer_center_id = ${centerId}`.execute(db);
}

/** Puts it online as it is tried now. Throws 409 after a save in between: nobody puts online what they have not seen. */
export async function publishTheme(context: CommandContext, given: ThemeMove): Promise<ThemeRow> {
  const { id, theme, isOnline } = await holdTheme(context, given);
  if (!isOnline) {
    await keepFirst(context);
    await putOnline(context, theme);
    await keepVersion(context, theme);
    await recorded(context, 'publish', id);
  }
  return readTheme(context.scope);
}
