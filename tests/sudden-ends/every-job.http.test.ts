/** Each job is cut off at one of its statements, as by `kill -9`, and run again: what it has to do is done once and whole. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTasks } from '#server/jobs/all-tasks.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { countingMailServer } from '#tests/durability/running-product.ts';
import { feedServer } from '#tests/support/feed-server.ts';
import { vacancyFiles } from '#tests/support/vacancy-files.ts';
import { patience } from '#tests/support/pace.ts';
import { soon } from '#tests/support/soon.ts';
import { openProcess, type Cut, type MortalProcess } from './mortal-process.ts';
import type { Work, Works, Workplace } from './work.ts';
import * as ofOneCenter from './works-of-one-center.ts';
import * as ofFeeds from './works-of-feeds.ts';
import * as ofTheClock from './works-of-the-clock.ts';

/** A job that is not here does not compile. */
const works: Works = {
  send_email: ofOneCenter.sendEmail,
  make_data_download: ofOneCenter.makeDataDownload,
  forget_actions: ofOneCenter.forgetActions,
  make_center_export: ofOneCenter.makeCenterExport,
  remove_center_export: ofOneCenter.removeCenterExport,
  bring_in_vacancies: ofOneCenter.bringInVacancies,
  send_invitations: ofOneCenter.sendInvitations,
  mail_form_answers: ofOneCenter.mailFormAnswers,
  read_vacancy_feed: ofFeeds.readVacancyFeed,
  read_vacancy_feeds: ofFeeds.readVacancyFeeds,
  expire_vacancies: ofTheClock.expireVacancies,
  remind_of_vacancies: ofTheClock.remindOfVacancies,
  mail_search_alerts: ofTheClock.mailSearchAlerts,
  clean_up: ofTheClock.cleanUp,
  send_left_mails: ofTheClock.sendLeftMails,
  keep_retention: ofTheClock.keepRetention,
  measure_answers: ofTheClock.measureAnswers,
};
type Name = keyof Tasks;
const names = Object.keys(works) as Name[];

let mailServer: Awaited<ReturnType<typeof countingMailServer>>;
let place: Workplace;
let close: () => Promise<void>;

beforeAll(async () => {
  mailServer = await countingMailServer();
  const { server, taken, call } = await vacancyFiles();
  const { services } = server.running;
  const env = { ...services.env, smtpUrl: `smtp://127.0.0.1:${mailServer.port}`, reachesLoopback: true };
  const site = await feedServer();
  const lettersTo = (address: string) => mailServer.letters.get(address) ?? [];
  place = {
    server,
    taken,
    call,
    services: { ...services, env, now: () => server.clock.now },
    lettersTo,
    site,
  };
  close = async () => {
    await site.close();
    await server.close();
  };
});
afterAll(async () => {
  await close();
  await mailServer.close();
});

/** In a process of its own, until its end or that of the job. */
async function inProcess<Job extends Name>(
  name: Job,
  { payload }: Work<Job>,
  cut?: Cut,
): Promise<MortalProcess> {
  const process = openProcess(place.services, place.server.owner, cut);
  const working = allTasks(process.services)[name](payload as never, process.job);
  if (cut) await working.catch(() => {});
  else await working;
  await process.close();
  return process;
}

/** In the process that comes after it. */
const run = <Job extends Name>(name: Job, { payload }: Work<Job>) =>
  allTasks(place.services)[name](payload as never, {
    signal: new AbortController().signal,
    isLastAttempt: false,
  });

/** Prepared anew where the job was over before: what an import tells beside its work comes more or less often. */
async function cutOff<Job extends Name>(name: Job, cut: Cut, tries = 5): Promise<Work<Job>> {
  const work = await works[name](place);
  expect(await work.look()).toEqual(work.undone);
  if ((await inProcess(name, work, cut)).isOver()) return work;
  expect(tries, 'It never came to that statement.').toBeGreaterThan(0);
  return cutOff(name, cut, tries - 1);
}

/** How many statements the job sends for its work; whatever tests before this left for it is done by then. */
async function statementsOf<Job extends Name>(name: Job): Promise<number> {
  await run(name, await works[name](place));
  const work = await works[name](place);
  const { sent } = await inProcess(name, work);
  await expect.poll(() => work.look(), soon).toEqual(work.done);
  return sent();
}

/** The first, the middle one and the last ones; the very last also with nobody to hear that it was done. */
function cutsOf(statements: number): Cut[] {
  const at = [1, Math.ceil(statements / 2), statements - 3, statements].filter((one) => one > 0);
  const cuts: Cut[] = [...new Set(at)].map((statement) => ({ statement, when: 'before' }));
  return [...cuts, { statement: statements, when: 'after' }];
}

test.each(names)(
  '%s, cut off anywhere and run again, does its work once',
  async (name) => {
    for (const cut of cutsOf(await statementsOf(name))) {
      const work = await cutOff(name, cut);
      for (const [at, part] of (await work.look()).entries())
        expect([work.undone[at], work.done[at]], `${cut.when} statement ${cut.statement}`).toContainEqual(
          part,
        );
      await run(name, work);
      await expect
        .poll(() => work.look(), { ...soon, message: `${cut.when} ${cut.statement}` })
        .toEqual(work.done);
      await run(name, work);
      expect(await work.look()).toEqual(work.done);
    }
  },
  patience(60_000),
);

test(
  'a mail leaves once more only where its process ended before it could note that it left, as the same letter',
  async () => {
    const times: number[] = [];
    for (const cut of cutsOf(await statementsOf('send_email'))) {
      const work = await cutOff('send_email', cut);
      const letters = () => place.lettersTo(ofOneCenter.addressOf(work.payload.deliveryId));
      const [left, [noted]] = [letters().length, await work.look()];
      await run('send_email', work);
      await run('send_email', work);
      const isNoted = (noted as { status: string }).status === 'sent';
      expect(letters()).toHaveLength(isNoted ? 1 : left + 1);
      expect(new Set(letters()).size).toBe(1);
      times.push(letters().length);
    }
    expect(new Set(times)).toEqual(new Set([1, 2]));
  },
  patience(60_000),
);
