/** Each job in the nights in which the clock changes: days are those of the Netherlands, whichever zone the database has. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastMomentOf } from '#contract/formatters.ts';
import { timeZone } from '#contract/locales.ts';
import { regularTaskNames } from '#server/jobs/queue.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first } from '#tests/support/server.ts';
import { patience } from '#tests/support/pace.ts';
import { movedClock, type MovedClock } from './moved-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The clock goes back in the first and the third of these nights and forward in the others, in UTC at one o’clock. */
const nights = [
  { sunday: '2026-10-25', hours: 25, zone: 'UTC' },
  { sunday: '2027-03-28', hours: 23, zone: 'UTC' },
  { sunday: '2027-10-31', hours: 25, zone: timeZone },
  { sunday: '2028-03-26', hours: 23, zone: timeZone },
];

let clock: MovedClock;
beforeAll(async () => {
  clock = await movedClock(new Date('2026-10-01T12:00:00Z'));
});
afterAll(() => clock.close());

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The day in the month half a year before a Sunday; of the thirty-first the thirtieth, as there is no other. */
function halfAYear(sunday: string) {
  const [year = 0, month = 0, day = 0] = sunday.split('-').map(Number);
  const ofMonth = Math.min(day, 30);
  const before = new Date(Date.UTC(year, month - 1 - 6, ofMonth, 12));
  return { before, after: `${sunday.slice(0, 8)}${ofMonth}` };
}

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const longDay = new Intl.DateTimeFormat('nl-NL', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** What is there for the jobs to find: vacancies that end, somebody who looks for work and a decision of four weeks ago. */
async function prepare(sunday: string) {
  const { build } = clock.server;
  await build.sql(first.id, "update vacancies set status = 'archived'");
  await build.sql(first.id, 'delete from search_alerts');
  const organization = await build.organization();
  const manager = await build.user({ roles: [['organization_superuser', organization.id]] });
  const saturday = daysAfter(sunday, -1);
  const started = new Date(Date.parse(saturday) - 30 * dayMs);
  const until = async (day: string) =>
    (
      await build.vacancy({
        organization_id: organization.id,
        title: `Tot en met ${day}`,
        published_at: started,
        expires_at: lastMomentOf(day),
      })
    ).id;
  const ids = { saturday: await until(saturday), sunday: await until(sunday) };
  const tuesday = await until(daysAfter(sunday, 2));
  await build.sql(first.id, 'update vacancies set published_at = $2 where id = $1', [
    ids.sunday,
    new Date(Date.parse(saturday) + 12 * hourMs),
  ]);
  await build.vacancy({
    organization_id: organization.id,
    published_at: halfAYear(sunday).before,
    expires_at: null,
  });
  const reader = `lezer-${sunday}@post.example`;
  await build.sql(
    first.id,
    `insert into search_alerts (volunteer_center_id, id, email, name, query, days, locale, confirmed_at, told_until)
     values (1, gen_random_uuid(), $1, 'Alles', '', '{sunday}', 'nl', $2, $2)`,
    [reader, saturday],
  );
  const turnedDown = await build.application({
    organization_id: organization.id,
    vacancy_id: tuesday,
    status: 'rejected',
    decided_at: new Date(Date.parse(`${sunday}T12:00:00Z`) - 28 * dayMs),
  });
  return { ...ids, reader, manager: manager.email, application: turnedDown.id };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

/** What visitors find, before any job has looked. */
async function online({ saturday, sunday }: Prepared): Promise<string> {
  const { body } = await clock.server.call(first.host, 'GET', '/api/v1/vacancies/search');
  const found = new Set(body.data.map(({ id }: { id: string }) => id));
  return [found.has(saturday) ? 'saturday' : '', found.has(sunday) ? 'sunday' : ''].join(' ').trim();
}

const statusOf = async (id: string) =>
  (await clock.server.build.sql(first.id, 'select status from vacancies where id = $1', [id]))[0]?.['status'];
const isNamed = async ({ application }: Prepared) =>
  (
    await clock.server.build.sql(first.id, 'select anonymized_at from applications where id = $1', [
      application,
    ])
  )[0]?.['anonymized_at'] === null;

async function runAll(): Promise<void> {
  for (const task of regularTaskNames) await clock.run(task);
}

/** From Saturday half past eleven at night until Monday half past midnight, in UTC from the midnight of Sunday there. */
const momentsOf = (midnight: number, hours: number) =>
  [-0.5, 0.5, 1.5, 2.5, 3.5, 5.5, 6.5, 7.5, 8.5, hours - 0.5, hours + 0.5].map(
    (after) => new Date(midnight + after * hourMs),
  );

test.each(nights)(
  'the night of $sunday, with a database in $zone',
  async ({ sunday, hours, zone }) => {
    const [saturday, monday] = [daysAfter(sunday, -1), daysAfter(sunday, 1)];
    const midnight = Date.parse(lastMomentOf(saturday)) + 1;
    expect(Date.parse(lastMomentOf(sunday)) + 1 - midnight).toBe(hours * hourMs);
    await clock.setZone(zone);
    await clock.set(new Date(midnight - 12 * hourMs));
    const made = await prepare(sunday);
    await runAll();
    await takeMails(clock.server);
    const told: string[] = [];
    for (const now of momentsOf(midnight, hours)) {
      await clock.set(now);
      const shown = local.format(now);
      const [day = '', time = ''] = shown.split(' ');
      const [isSaturday, isMonday] = [day === saturday, day === monday];
      expect(await online(made), shown).toBe(isSaturday ? 'saturday sunday' : isMonday ? '' : 'sunday');
      await runAll();
      expect(await statusOf(made.saturday), shown).toBe(isSaturday ? 'published' : 'expired');
      expect(await statusOf(made.sunday), shown).toBe(isMonday ? 'expired' : 'published');
      expect(await isNamed(made), shown).toBe(day === saturday || (day === sunday && time < '10:00'));
      const mails = await takeMails(clock.server);
      told.push(...mails.map(({ template, recipient }) => `${day} ${template} ${recipient}`));
      const alerts = told.filter((one) => one.includes('search_alert_found'));
      expect(alerts, shown).toEqual(
        isSaturday || (day === sunday && time < '07:00')
          ? []
          : [`${sunday} search_alert_found ${made.reader}`],
      );
      for (const mail of mails.filter(({ template }) => template === 'vacancy_ending'))
        expect(mail.body_text).toContain(longDay.format(Date.parse(`${daysAfter(sunday, 2)}T12:00:00Z`)));
    }
    // Of the one that ends on Tuesday, three days before, and of both that ended.
    const count = (template: string) =>
      told.filter((one) => one.endsWith(`${template} ${made.manager}`)).length;
    expect([count('vacancy_ending'), count('vacancy_ended')]).toEqual([1, 2]);
    // Whether it is true still is asked half a year after it was put online, once.
    expect(told.filter((one) => one.includes('unchecked'))).toEqual([
      `${halfAYear(sunday).after} vacancy_unchecked ${made.manager}`,
    ]);
  },
  patience(60_000),
);
