/** Judging the vacancies of a source that is read again and again by nobody: as a file of one organisation, and more lenient. */
import { mostCategories, mostTargetGroups } from '#contract/vacancy-fields.ts';
import type { VacancyImportField } from '#contract/vacancy-imports.ts';
import type { Services } from '#server/http/services.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { centerCheck, changeToCheck } from '#server/features/vacancies/checks/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { judgeRows, type Judgement } from '../judging/commands.ts';
import { readWorld, type World } from '../judging/queries.ts';
import { saidBy, type Draft } from '../rows.ts';
import { readers, unknown, type WordsOfLists } from '../words.ts';

export interface SourceGiven {
  /** Within which each number is of one vacancy. */
  source: string;
  organizationId: string;
  /** What a new one becomes, where nothing is in the way. */
  becomes: 'draft' | 'published';
  /** What each vacancy says, by field. */
  items: readonly Draft['values'][];
}

/** Lists of words in which one that is unknown here is left out: nobody is there to choose another. Each with the most that there may be. */
const lenient: readonly (readonly [field: VacancyImportField, most: number])[] = [
  ['categories', mostCategories],
  ['targetGroups', mostTargetGroups],
  ['ageGroups', 12],
  ['tags', 5],
  ['vacancyType', 1],
];

function knownWords(
  field: VacancyImportField,
  text: string | undefined,
  lists: WordsOfLists,
  most: number,
): string {
  const isKnown = (part: string) => readers[field]?.(part, lists) !== unknown;
  if (text === undefined) return '';
  // As a whole first, as the name of a kind of work may have a comma in it.
  const parts = text.split(';').flatMap((part) => (isKnown(part) ? [part] : part.split(',')));
  return parts
    .filter((part) => part.trim() !== '' && isKnown(part))
    .slice(0, most)
    .join(';');
}

const withKnownWords = ({ row, values }: Draft, lists: WordsOfLists): Draft => ({
  row,
  values: {
    ...values,
    ...Object.fromEntries(
      lenient.flatMap(([field, most]) => {
        const text = knownWords(field, values[field], lists, most);
        return values[field] === undefined ? [] : [[field, text === '' ? undefined : text]];
      }),
    ),
  },
});

/** Those that the source has at all: what one vacancy of it leaves out of these is empty. */
const fieldsOfAll = (items: SourceGiven['items']): VacancyImportField[] => [
  ...new Set([
    'outsideId' as const,
    'title' as const,
    'status' as const,
    ...items.flatMap((item) => Object.keys(item) as VacancyImportField[]),
  ]),
];

/** The words of what is online change by a yes of the centre, or with its look afterwards, where new ones are drafts as well. */
const toCheck = (
  judgement: Judgement,
  { vacancies }: World,
  how: { check: 'before' | 'after'; now: Date },
): Judgement => ({
  ...judgement,
  judged: judgement.judged.map((one) => {
    const current = vacancies.get(one.vacancyId ?? '');
    if (one.result !== 'would_change' || !one.brought || current?.status !== 'published') return one;
    const columns = changeToCheck(current, one.brought.columns, how);
    const isSubmitted = columns.submittedAt !== null && current.submittedAt === null;
    return { ...one, brought: { ...one.brought, columns, isSubmitted } };
  }),
});

/** What would become of each now. What was put away here is left alone. Opens a short transaction of its own. */
export async function judgeSource(
  { pool }: Pick<Services, 'pool'>,
  { center, now }: { center: Center; now: Date },
  { source, organizationId, becomes, items }: SourceGiven,
): Promise<Judgement> {
  const said = items.map((item, at) =>
    saidBy({ row: at, values: item }, Object.keys(item) as VacancyImportField[]),
  );
  const drafts = items.map((item, row) => ({
    row,
    values: { ...item, organization: organizationId, status: becomes },
  }));
  const { world, check } = await inScope(
    pool,
    center.id,
    async (scope) => ({
      world: await readWorld(scope, source, drafts, said),
      check: await centerCheck(scope),
    }),
    { isReadOnly: true },
  );
  const judgement = await judgeRows(
    drafts.map((draft) => withKnownWords(draft, world.lists)),
    {
      world,
      here: { center, now },
      fields: fieldsOfAll(items),
      rules: {
        saidOf: ({ row }) => said[row] ?? '',
        leavesAlone: ['deleted', 'archived'],
        asksAboutLetters: false,
      },
    },
  );
  return becomes === 'published' ? judgement : toCheck(judgement, world, { check, now });
}
