/**
 * Random acts by random people on the same vacancies: whatever the order, states go as product.md section 4 has them, only those who may
 * change anything do, each change of state is on record by who made it, and whoever waits can be given an answer.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#tests/support/fixed-seed.ts';
import {
  act,
  carryOut,
  openScene,
  openStage,
  type Act,
  type Scene,
  type Stage,
} from '#tests/support/random-acts.ts';
import { first, type TestAnswer } from '#tests/support/server.ts';
import {
  changesBetween,
  recordedSince,
  stateOf,
  strayMoves,
  type Change,
  type Snapshot,
} from '#tests/support/states-of-records.ts';
import { patience } from '#tests/support/pace.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.server.close());

/** Changes of state that came about. */
const walked = new Set<string>();
/** Those that any such run comes by: a table that nobody walks is not to pass. */
const surelyWalked = [
  'applications new → accepted',
  'applications new → rejected',
  'applications new → withdrawn',
  'vacancies draft → published',
  'vacancies published → archived',
  'vacancies published → draft',
  'vacancies published → expired',
  'vacancies published → filled',
];

/** Managers and the centre; whoever takes back their own application, which may give its place back. */
function mayChange({ who: name }: Act, changed: readonly Change[]): boolean {
  if (changed.length === 0 || ['manager', 'staff', 'admin'].includes(name)) return true;
  const [own, ...others] = changed.filter(({ after }) => after.noun === 'applications');
  return (
    others.length === 0 &&
    own?.after.status === 'withdrawn' &&
    own.after.ofUser === stage.people[name]?.userId &&
    changed.every(({ before, after }) => after === own.after || before.status === after.status)
  );
}

async function lastEvent(): Promise<string> {
  const [row] = await stage.server.build.sql(first.id, 'select max(id::text)::uuid as id from audit_events');
  return String(row?.['id'] ?? '00000000-0000-0000-0000-000000000000');
}

interface Moment {
  before: Snapshot;
  /** The latest event on record. */
  last: string;
}

async function checkAct(done: Act, answer: TestAnswer | null, scene: Scene, { before, last }: Moment) {
  const { server, people } = stage;
  const changed = changesBetween(before, await stateOf(server.build, scene.vacancyIds));
  const recorded = await recordedSince(server, last);
  if (answer && answer.status >= 300) {
    expect([401, 403, 404, 409, 422]).toContain(answer.status);
    expect({ done, changed, recorded }).toEqual({ done, changed: [], recorded: [] });
    return;
  }
  const moved = changed.filter(({ before: was, after: is }) => was.status !== is.status);
  const way = done.what === 'undo' ? 'back' : '→';
  for (const { before: was, after: is } of moved) walked.add(`${is.noun} ${was.status} ${way} ${is.status}`);
  expect(strayMoves(moved, done.what === 'undo')).toEqual([]);
  if (!answer) return;
  expect({ done, changed, may: mayChange(done, changed) }).toMatchObject({ may: true });
  for (const { after } of done.what === 'edit' ? changed : moved) {
    const by = new Set(
      recorded.filter(({ subjectId }) => subjectId === after.id).map(({ actorId }) => actorId),
    );
    expect({ done, after, by: [...by] }).toMatchObject({ by: [people[done.who]?.userId] });
  }
}

/** Whoever waits at the end is answered by the centre, whatever became of the vacancy. */
async function checkWaiting({ vacancyIds }: Scene): Promise<void> {
  const { server, people } = stage;
  const as = people.staff;
  const records = [...(await stateOf(server.build, vacancyIds)).values()];
  const waiting = records.filter(({ noun, status }) => noun === 'applications' && status === 'new');
  const path = '/api/v1/applications';
  const asked = `${path}?filter[managed]=true&filter[state]=open&page[size]=1000`;
  const { body } = await server.call(first.host, 'GET', asked, { as });
  const listed = body.data.map(({ id }: { id: string }) => id);
  expect(listed).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
  for (const { id } of waiting) {
    const no = { as, body: { reject_reason: 'place_taken' } };
    expect((await server.call(first.host, 'POST', `${path}/${id}/reject`, no)).status).toBe(200);
  }
}

async function eachOf(acts: readonly Act[]): Promise<void> {
  const scene = await openScene(stage);
  for (const done of acts) {
    const moment = { before: await stateOf(stage.server.build, scene.vacancyIds), last: await lastEvent() };
    const answer = await carryOut(stage, done, scene);
    await checkAct(done, answer, scene, moment);
    const offer = answer?.status === 200 && answer.body.meta?.undo;
    if (offer) scene.offers.set(done.who, offer.id);
  }
  await checkWaiting(scene);
}

test(
  'states go as the table has them, by those who may, on record, and nobody is left without an answer',
  async () => {
    const acts = fc.array(act, { minLength: 10, maxLength: 18, size: 'max' });
    // What failed is said as it is: a shorter one would take as long again, and no run is the same on the same records.
    await fc.assert(fc.asyncProperty(acts, eachOf), { seed, numRuns: 70, endOnFailure: true });
    expect([...walked]).toEqual(expect.arrayContaining(surelyWalked));
    expect([...walked].some((one) => one.includes(' back '))).toBe(true);
  },
  patience(120_000),
);
