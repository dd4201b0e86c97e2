/** What the jobs have to do that read the vacancies of organisations from their own sites. */
import { v7 as uuidv7 } from 'uuid';
import { first, second } from '#tests/support/server.ts';
import { inBoth, type Prepare, type Workplace } from './work.ts';

/** One that waits to be read, of an organisation that has nothing else. */
async function makeFeed({ server: { build }, site }: Workplace, center: number) {
  const [id, organization] = [uuidv7(), (await build.organization({ center })).id];
  await build.sql(
    center,
    `insert into vacancy_feeds (volunteer_center_id, id, organization_id, address, becomes)
     values ($1, $2, $3, $4, 'published')`,
    [center, id, organization, `${site.origin}/${id}.json`],
  );
  return { id, organization };
}

export const readVacancyFeed: Prepare<'read_vacancy_feed'> = async (place) => {
  const { id, organization } = await makeFeed(place, first.id);
  place.site.gives([{ id: '1', title: 'Tuinhulp', description: 'Help ons wieden op dinsdag' }]);
  // Read once more it is read once more, and finds nothing new.
  const look = () =>
    place.server.build.sql(
      first.id,
      `select (select count(*)::int from vacancies where organization_id = $2) as vacancies,
        (select count(*)::int from vacancy_feed_runs where feed_id = $1 and added > 0) as runs,
        (select count(*)::int from audit_events where subject_id = $1) as recorded,
        last_run_at is not null as "isRead" from vacancy_feeds where id = $1`,
      [id, organization],
    );
  return {
    payload: { centerId: first.id, feedId: id },
    look,
    undone: [{ vacancies: 0, runs: 0, recorded: 0, isRead: false }],
    done: [{ vacancies: 1, runs: 1, recorded: 1, isRead: true }],
  };
};

export const readVacancyFeeds: Prepare<'read_vacancy_feeds'> = async (place) => {
  const keys: string[] = [];
  for (const { id } of [first, second]) keys.push(`vacancy_feed_${(await makeFeed(place, id)).id}`);
  const look = async () => {
    const { rows } = await place.server.owner.query<{ key: string }>('select key from graphile_worker.jobs');
    return keys.map((key) => rows.filter((row) => row.key === key).length);
  };
  return { payload: null, look, undone: inBoth(0), done: inBoth(1) };
};
