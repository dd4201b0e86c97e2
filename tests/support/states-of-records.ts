/** What states the vacancies and applications of the first centre are in, and what changed between two moments. */
import type { Builders } from '#tests/support/builders.ts';
import { first, type TestServer } from '#tests/support/server.ts';

export interface StateOfRecord {
  noun: 'vacancies' | 'applications';
  id: string;
  status: string;
  /** Of whom it is; null of what belongs to an organisation. */
  ofUser: string | null;
  /** All else that acts change, as text. */
  rest: string;
}
export type Snapshot = ReadonlyMap<string, StateOfRecord>;

const statement = `
  select 'vacancies' as noun, id, status, null as "ofUser",
    concat_ws('|', title, expires_at, submitted_at, return_reason, pending_change, accepted_count) as rest
  from vacancies where id = any($1)
  union all
  select 'applications', id, case when withdrawn_at is not null then 'withdrawn' else coalesce(status, 'new') end, user_id,
    concat_ws('|', vacancy_id, decided_at, decision_message, withdrawn_at)
  from applications where vacancy_id = any($1)`;

/** Of these vacancies and of whoever applied to them. */
export async function stateOf(build: Builders, vacancyIds: readonly string[]): Promise<Snapshot> {
  const rows = (await build.sql(first.id, statement, [vacancyIds])) as unknown as StateOfRecord[];
  return new Map(rows.map((row) => [row.id, row]));
}

export interface Change {
  before: StateOfRecord;
  after: StateOfRecord;
}

/** Records that were there before and are another now. */
export const changesBetween = (before: Snapshot, after: Snapshot): Change[] =>
  [...before.values()].flatMap((was) => {
    const is = after.get(was.id);
    if (!is) throw new Error(`${was.noun} ${was.id} is gone`);
    return is.status === was.status && is.rest === was.rest ? [] : [{ before: was, after: is }];
  });

/** Product.md section 4. */
const edges: Record<StateOfRecord['noun'], Record<string, readonly string[]>> = {
  vacancies: {
    draft: ['published', 'archived', 'deleted'],
    published: ['draft', 'filled', 'expired', 'archived'],
    filled: ['published', 'archived'],
    expired: ['published', 'archived'],
    archived: ['published', 'deleted'],
  },
  applications: {
    new: ['accepted', 'rejected', 'withdrawn'],
    accepted: ['rejected', 'withdrawn'],
    rejected: ['accepted'],
  },
};

const leads = ({ noun }: StateOfRecord, from: string, to: string) => edges[noun][from]?.includes(to) ?? false;

/** Changes of state that the table does not have; taking back goes the other way. */
export const strayMoves = (changes: readonly Change[], isUndone: boolean): string[] =>
  changes
    .filter(({ before, after }) => before.status !== after.status)
    .filter(({ before: { status: from }, after }) =>
      isUndone ? !leads(after, after.status, from) : !leads(after, from, after.status),
    )
    .map(({ before, after }) => `${before.noun} ${before.status} → ${after.status}`);

export interface RecordedAct {
  subjectId: string;
  /** Null is the product itself. */
  actorId: string | null;
}

/** What was put on record after this event. */
export async function recordedSince(
  { build }: Pick<TestServer, 'build'>,
  last: string,
): Promise<RecordedAct[]> {
  const rows = await build.sql(
    first.id,
    'select subject_id as "subjectId", actor_id as "actorId" from audit_events where id > $1 order by id',
    [last],
  );
  return rows as unknown as RecordedAct[];
}
