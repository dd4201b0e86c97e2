/** Ten thousand vacancies at once: how long it takes, and what is left when it is stopped. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#tests/support/statements.ts';
import { garden, heading, vacancyFiles, type VacancyFiles } from '#tests/support/vacancy-files.ts';
import { patience } from '#tests/support/pace.ts';

let { server, call, taken, check, work, broughtIn, vacancies, countOf, empty } = {} as VacancyFiles;
beforeAll(async () => {
  ({ server, call, taken, check, work, broughtIn, vacancies, countOf, empty } = await vacancyFiles());
});
beforeEach(() => empty());
afterAll(() => server.close());

const crowd = (count: number) =>
  [
    heading,
    ...Array.from(
      { length: count },
      (_none, at) =>
        `${at};Vacature ${at};Organisatie ${at % 300};"Wij zoeken iemand die ons helpt met van alles. ${'Kom gerust langs, dan vertellen we je meer. '.repeat(8)}";Evenementen;8091 AB;Wezep;2;24-11-2026;nee;online`,
    ),
  ].join('\n');

/** Saying how far it is goes by the clock, beside the work: the slower the machine, the more of it. */
const isOfTelling = (statement: string) =>
  /^(begin|commit|select set_config)/i.test(statement.trim()) ||
  /^(update|select).*"vacancy_imports"/is.test(statement);

describe('many', () => {
  test(
    'are brought in with few statements, and the same ones anew change nothing',
    { timeout: patience(180_000) },
    async () => {
      const count = countStatements(server.running.services.pool);
      const started = performance.now();
      const id = await taken(crowd(10_000));
      const sent = performance.now();
      expect((await check(id)).body.meta.counts).toEqual([{ result: 'would_add', count: 10_000 }]);
      const checked = performance.now();
      await call('POST', `${id}/start`, {});
      const { statements: all } = await count(() => work(id));
      const statements = all.filter((statement) => !isOfTelling(statement));
      const ended = performance.now();
      const times = [sent - started, checked - sent, ended - checked].map(Math.round).join(', ');
      process.stdout.write(
        `Import of 10,000 vacancies: sent, checked, brought in within ${times} ms; ${statements.length} statements\n`,
      );
      expect(await countOf("vacancies where status = 'draft'")).toBe(10_000);
      expect(await countOf("organizations where status = 'pending'")).toBe(300);
      expect(statements.length).toBeLessThan(200);
      expect((await broughtIn(crowd(10_000))).attributes).toMatchObject({ added: 0, unchanged: 10_000 });
    },
  );

  // Half of the progress is judging, the other half writing.
  test.each([
    ['while they are judged', 500],
    ['while they are written', 2600],
  ])(
    'are stopped %s, with nothing left of them and the server answering meanwhile',
    { timeout: patience(120_000) },
    async (_when, reached) => {
      const id = await taken(crowd(5000));
      await call('POST', `${id}/start`, {});
      const working = work(id);
      const seen: number[] = [];
      await expect
        .poll(
          async () => {
            const { progress } = (await call('GET', id)).body.data.attributes;
            seen.push(progress);
            return progress;
          },
          { timeout: patience(60_000), interval: 50 },
        )
        .toBeGreaterThan(reached);
      const stopped = await call('POST', `${id}/stop`, {});
      expect(stopped.body.data.attributes).toMatchObject({ status: 'running', is_stopping: true });
      await working;
      expect((await call('GET', id)).body.data).toMatchObject({
        attributes: { status: 'stopped', progress: 0, is_stopping: false },
        meta: { can: { start: true, stop: false } },
      });
      expect(seen.at(-1)).toBeLessThan(5000);
      expect([await vacancies(), await countOf("organizations where status = 'pending'")]).toEqual([[], 0]);
      expect((await call('POST', `${id}/stop`, {})).body.errors[0].code).toBe('move_refused');
    },
  );

  test('are stopped before they begin as well', async () => {
    const id = await taken([heading, garden].join('\n'));
    await call('POST', `${id}/start`, {});
    expect((await call('DELETE', id)).body.errors[0].code).toBe('move_refused');
    await call('POST', `${id}/stop`, {});
    expect((await call('GET', id)).body.data.attributes.status).toBe('stopped');
    await work(id);
    expect((await call('GET', id)).body.data.attributes.status).toBe('stopped');
    expect((await call('DELETE', id)).status).toBe(204);
    await work(id);
    expect(await vacancies()).toEqual([]);
  });
});
