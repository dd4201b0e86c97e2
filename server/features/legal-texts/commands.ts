/** Working on what the centre makes of a page, putting that online as a version, and taking one of before up again. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type {
  LegalTextPublication,
  LegalTextUpdate,
  LegalTextVersionChoice,
  LegalSection,
} from '#contract/legal-texts.ts';
import type { LegalPage } from '#contract/public-pages.ts';
import { recordAudit } from '#server/audit/events.ts';
import { fullName } from '#server/auth/actor.ts';
import { productVersion } from '#server/http/product-version.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import { readLegalText, readPublished, type LegalTextRow } from './queries.ts';
import { storedSections } from './columns.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;
interface Given {
  lockVersion?: number | undefined;
}

const whoIs = ({ actor }: CommandContext) =>
  actor.kind === 'user' ? { id: actor.userId, name: fullName(actor) } : { id: null, name: null };

/** Held until the transaction ends; it is made when it is changed for the first time. Throws 409 after a save in between. */
async function hold({ scope, now }: CommandContext, page: LegalPage, given: Given) {
  const { sections } = await readLegalText(scope, page);
  await sql`insert into legal_texts (volunteer_center_id, id, page, draft, changed_at)
    values (${scope.centerId}, ${uuidv7()}, ${page}, ${JSON.stringify(sections)}, ${now})
    on conflict do nothing`.execute(scope.db);
  await sql`select 1 from legal_texts where volunteer_center_id = ${scope.centerId} and page = ${page}
    for update`.execute(scope.db);
  const held = await readLegalText(scope, page);
  refuseStale(given.lockVersion, held);
  if (held.id === null) throw new Error('What was just made is not there.');
  return { ...held, id: held.id };
}

async function writeDraft(context: CommandContext, page: LegalPage, draft: readonly LegalSection[]) {
  const { scope, now } = context;
  const who = whoIs(context);
  await sql`update legal_texts set draft = ${JSON.stringify(draft)}, changed_by = ${who.id}, changed_by_name = ${who.name},
      changed_at = ${now}, lock_version = lock_version + 1
    where volunteer_center_id = ${scope.centerId} and page = ${page}`.execute(scope.db);
}

const recorded = (
  { scope, actor }: CommandContext,
  act: 'update' | 'restore' | 'publish',
  subjectId: string,
  page: LegalPage,
) => recordAudit(scope, actor, { act, subjectType: 'legal_texts', subjectId, reason: page });

/** Works on these texts from now on; what is online stays. */
export async function updateLegalText(
  context: CommandContext,
  page: LegalPage,
  { sections, ...given }: LegalTextUpdate,
): Promise<LegalTextRow> {
  const kept = storedSections(page, sections);
  const { id } = await hold(context, page, given);
  await writeDraft(context, page, kept);
  await recorded(context, 'update', id, page);
  return readLegalText(context.scope, page);
}

/** Works on a version of before. Throws 422 for one that never was. */
export async function restoreLegalVersion(
  context: CommandContext,
  page: LegalPage,
  { number, ...given }: LegalTextVersionChoice,
): Promise<LegalTextRow> {
  const { id } = await hold(context, page, given);
  const version = await readPublished(context.scope, page, number);
  if (!version) refuse('unknown_record', { pointer: '/number' });
  await writeDraft(context, page, version.sections);
  await recorded(context, 'restore', id, page);
  return readLegalText(context.scope, page);
}

/** The next version. Numbers go up one by one: whoever puts this page online holds its row. */
async function keepVersion(
  context: CommandContext,
  { page, sections }: LegalTextRow,
  given: LegalTextPublication,
) {
  const { scope, now } = context;
  const who = whoIs(context);
  await sql`insert into legal_text_versions
      (volunteer_center_id, page, number, sections, note, note_en, product_version, author_id, author_name, published_at)
    select ${scope.centerId}, ${page}, coalesce(max(number), 0) + 1, ${JSON.stringify(sections)}::jsonb, ${given.note ?? null},
      ${given.noteEn ?? null}, ${productVersion}, ${who.id}::uuid, ${who.name}, ${now}::timestamptz
    from legal_text_versions where volunteer_center_id = ${scope.centerId} and page = ${page}`.execute(
    scope.db,
  );
}

/** Puts online what is worked on. Throws 409 after a save in between: nobody puts online what they have not seen. */
export async function publishLegalText(
  context: CommandContext,
  page: LegalPage,
  given: LegalTextPublication,
): Promise<LegalTextRow> {
  const held = await hold(context, page, given);
  if (!held.isOnline) {
    await keepVersion(context, held, given);
    await sql`update legal_texts set lock_version = lock_version + 1
      where volunteer_center_id = ${context.scope.centerId} and page = ${page}`.execute(context.scope.db);
    await recorded(context, 'publish', held.id, page);
  }
  return readLegalText(context.scope, page);
}
