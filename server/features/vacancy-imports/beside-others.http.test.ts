/** Files beside other files, other work of the server, and its sudden end. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { garden, heading, vacancyFiles, type VacancyFiles } from '#tests/support/vacancy-files.ts';
import { first } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';

let { server, call, taken, check, work, broughtIn, vacancies, countOf, empty, job, named } =
  {} as VacancyFiles;
beforeAll(async () => {
  ({ server, call, taken, check, work, broughtIn, vacancies, countOf, empty, job, named } =
    await vacancyFiles());
});
beforeEach(() => empty());
afterAll(() => server.close());

const stateOf = async (id: string) => (await call('GET', id)).body.data.attributes.status;
const rowsOf = (...rows: readonly string[]) => [heading, ...rows].join('\n');
const waiting = () => countOf("organizations where status = 'pending'");

test('one whose server was cut off for good is stopped at once, and started again', async () => {
  const id = await taken(rowsOf(garden));
  await call('POST', `${id}/start`, {});
  await server.owner.query(
    "update vacancy_imports set progress = 1, is_stopping = true, told_at = now() - interval '1 minute' where id = $1",
    [id],
  );
  expect((await call('POST', `${id}/stop`, {})).body.data.attributes).toMatchObject({
    status: 'stopped',
    progress: 0,
    is_stopping: false,
  });
  // A try that the queue had left finds nothing to do.
  await work(id);
  expect([await vacancies(), await stateOf(id)]).toEqual([[], 'stopped']);
  await call('POST', `${id}/start`, {});
  await work(id);
  expect([(await vacancies()).length, await stateOf(id)]).toEqual([1, 'done']);
});

test('one that was stopped while it seemed to be left writes nothing after all', async () => {
  const id = await taken(rowsOf(garden));
  await call('POST', `${id}/start`, {});
  const turn = `hashtextextended('bringing in vacancies of ${first.id}', 0)`;
  await server.owner.query(`select pg_advisory_lock(${turn})`);
  const working = work(id);
  await expect
    .poll(() => countOf(`vacancy_imports where id = '${id}' and told_at is not null`), soon)
    .toBe(1);
  await server.owner.query("update vacancy_imports set status = 'stopped' where id = $1", [id]);
  await server.owner.query(`select pg_advisory_unlock(${turn})`);
  await working;
  expect([await vacancies(), await stateOf(id)]).toEqual([[], 'stopped']);
});

test('one that cannot tell how far it is goes on, and tells again once it can', async () => {
  const id = await taken(rowsOf(garden));
  await call('POST', `${id}/start`, {});
  const turn = `hashtextextended('bringing in vacancies of ${first.id}', 0)`;
  await server.owner.query(`select pg_advisory_lock(${turn})`);
  await server.owner.query(
    `create sequence tellings;
     create function tell_nothing() returns trigger language plpgsql security definer as $$ begin
       if nextval('tellings') <= 2 then raise exception 'The connection broke'; end if; return new; end $$;
     create trigger tell_nothing before update of told_at on vacancy_imports
       for each row when (new.told_at is not null) execute function tell_nothing()`,
  );
  const working = work(id);
  await expect
    .poll(() => countOf(`vacancy_imports where id = '${id}' and told_at is not null`), soon)
    .toBe(1);
  await server.owner.query(`drop function tell_nothing cascade; drop sequence tellings;
    select pg_advisory_unlock(${turn})`);
  await working;
  expect([(await vacancies()).length, await stateOf(id)]).toEqual([1, 'done']);
});

test('a job whose start was stopped leaves the next start alone', async () => {
  const id = await taken(rowsOf(garden));
  await call('POST', `${id}/start`, {});
  const turn = `hashtextextended('bringing in vacancies of ${first.id}', 0)`;
  await server.owner.query(`select pg_advisory_lock(${turn})`);
  const working = work(id);
  await expect
    .poll(() => countOf(`vacancy_imports where id = '${id}' and told_at is not null`), soon)
    .toBe(1);
  await server.owner.query(
    "update vacancy_imports set started_at = started_at + interval '20 seconds', told_at = null where id = $1",
    [id],
  );
  await server.owner.query(`select pg_advisory_unlock(${turn})`);
  await working;
  expect([await vacancies(), await stateOf(id)]).toEqual([[], 'running']);
  await work(id);
  expect([(await vacancies()).length, await stateOf(id)]).toEqual([1, 'done']);
});

test('two at once make an organisation once: the one that came second is judged anew', async () => {
  const files = await Promise.all(
    ['1', '2', '3'].map((number) =>
      taken(rowsOf(`${number};Koken;De Nieuwe Keuken;Kook mee;;;;;;nee;concept`)),
    ),
  );
  for (const id of files) await call('POST', `${id}/start`, {});
  const tries = { ...job, isLastAttempt: false };
  const begun = await Promise.allSettled(files.map((id) => work(id, tries)));
  for (const { reason } of begun.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[])
    expect(String(reason)).toContain('An organisation of it was added');
  for (const id of files) await work(id, tries);
  expect(await Promise.all(files.map(stateOf))).toEqual(['done', 'done', 'done']);
  expect([await waiting(), (await vacancies()).length]).toEqual([1, 3]);
});

test('an organisation is the same one in whichever case the database knows its letters', async () => {
  await broughtIn(rowsOf('1;Koken;İLKBAHAR Æbler;Kook mee;;;;;;nee;concept'));
  await broughtIn(rowsOf('2;Bakken;İLKBAHAR ÆBLER;Bak mee;;;;;;nee;concept'));
  expect(await waiting()).toBe(1);
});

test('a column with the name of what every object has is one like others', async () => {
  const before = await taken(rowsOf(garden));
  const guessed = (await call('GET', before)).body.data.attributes.columns as { field: string }[];
  await named(
    before,
    guessed.map(({ field }) => field),
  );
  const again = await taken([`${heading};constructor`, `${garden};x`].join('\n'));
  const { columns } = (await call('GET', again)).body.data.attributes;
  expect(columns.at(-1)).toMatchObject({ heading: 'constructor', field: null });
});

test('rows that take long to judge let others in between', async () => {
  const odd = (at: number) => `${at};Tuinhulp;De Tuin;${'<p>a'.repeat(2400)};;;;;;nee;concept`;
  const id = await taken(rowsOf(...Array.from({ length: 30 }, (_none, at) => odd(at))));
  // What is read for the first time takes longer than what comes after it.
  await check(id);
  const over = new AbortController();
  // By the time of this thread alone: others use the processor too.
  const spent = () => process.threadCpuUsage().user;
  let [longest, last] = [0, spent()];
  const began = last;
  const watching = (async () => {
    while (!over.signal.aborted) {
      await nextTurn();
      longest = Math.max(longest, spent() - last);
      last = spent();
    }
  })();
  const answer = await check(id);
  over.abort();
  await watching;
  expect(answer.status).toBe(200);
  expect(longest).toBeLessThan((last - began) / 3);
});

test('checks of one person take a few places; who comes when those are taken is asked to come back', async () => {
  const id = await taken(rowsOf(garden));
  // None is done before all have come.
  await server.owner.query('begin; lock table organizations in access exclusive mode');
  const statuses: number[] = [];
  const checks = Array.from({ length: 6 }, async () => statuses.push((await check(id)).status));
  await expect.poll(() => statuses, soon).toEqual([429, 429]);
  await server.owner.query('commit');
  await Promise.all(checks);
  expect(statuses).toEqual([429, 429, 200, 200, 200, 200]);
});
