/** Writing what was judged of vacancies that come from elsewhere: in one transaction, all of it or nothing. */
import { v7 as uuidv7 } from 'uuid';
import { organizationsNamed } from '#server/features/imports/queries.ts';
import { addPending } from '#server/features/organizations/adding/commands.ts';
import {
  addVacancies,
  changeVacancies,
  type BringingContext,
} from '#server/features/vacancies/adding-many/commands.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import type { Judged, Judgement } from '../judging/commands.ts';

/** Rows in one statement; after each it can be stopped. */
const batch = 250;

type Brought = Judged & { brought: NonNullable<Judged['brought']> };

/** Rows that may be written together: those with the same columns. */
function* batches<Row extends Brought>(all: readonly Row[]): Generator<Row[]> {
  const alike = Map.groupBy(all, ({ brought: { columns } }) => Object.keys(columns).join(' '));
  for (const rows of alike.values())
    for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch);
}

const broughtOf = (judged: readonly Judged[], result: Judged['result']): Brought[] =>
  judged.filter((one): one is Brought => one.result === result && one.brought !== null);

/** Another changed something after it was judged: nothing of it counts, and it is to be judged anew. */
export class Overtaken extends Error {
  constructor(what: string) {
    super(`${what} while vacancies were brought in.`);
  }
}

/** One source of a centre writes at a time, and none makes an organisation that another made since this one was judged. */
async function takeTurnToWrite({ scope }: BringingContext, { organizations }: Judgement): Promise<void> {
  await takeTurn(scope, `bringing in vacancies of ${scope.centerId}`);
  const names = organizations.map(({ name }) => name);
  if ((await organizationsNamed(scope, names)).size > 0)
    throw new Overtaken('An organisation of it was added');
}

/** Adds and changes them. `onWritten` hears how many are done, and may end it. Answers the vacancies that were added, by their row. */
export async function writeJudged(
  context: BringingContext,
  judgement: Judgement,
  onWritten: (written: number) => void = () => {},
): Promise<ReadonlyMap<number, string>> {
  const added = broughtOf(judgement.judged, 'would_add');
  const changed = broughtOf(judgement.judged, 'would_change');
  const ids = new Map(added.map(({ row }) => [row, uuidv7()]));
  let written = 0;
  await takeTurnToWrite(context, judgement);
  await addPending(context, judgement.organizations);
  for (const rows of batches(added)) {
    const vacancies = rows.map(({ row, values, becomes, brought }) => ({
      ...brought,
      vacancyId: ids.get(row) ?? '',
      outsideId: values.outsideId ?? '',
      status: becomes ?? 'draft',
    }));
    await addVacancies(context, vacancies);
    onWritten((written += rows.length));
  }
  for (const rows of batches(changed)) {
    const vacancies = rows.map(({ values, vacancyId, brought }) => ({
      ...brought,
      vacancyId: vacancyId ?? '',
      outsideId: values.outsideId ?? '',
    }));
    if (!(await changeVacancies(context, vacancies))) throw new Overtaken('A vacancy of it was changed');
    onWritten((written += rows.length));
  }
  return ids;
}
