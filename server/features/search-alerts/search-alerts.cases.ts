/** Searches that one is mailed about: one's own by the account; whoever has the key of a mail needs none. */
import { randomUUID } from 'node:crypto';
import type { searchAlertCalls } from '#contract/calls/search-alerts.ts';
import { alertKey } from '#server/auth/alert-key.ts';
import { documentOf, kind, once, ownRows, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { everybody, isOwn, signedIn } from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const insert = `insert into search_alerts
    (volunteer_center_id, id, user_id, name, query, days, locale, confirmed_at, told_until)
  values ($1, $2, $3, 'Dieren', 'category=nature', '{monday}', 'nl', now(), now())`;

async function makeAlert(
  { build }: TestServer,
  center: number,
  userId: string | undefined,
  id: string = randomUUID(),
): Promise<string> {
  await build.sql(center, insert, [center, id, userId]);
  return id;
}

const alerts = kind({ make: (making) => oneEach(making, (...whose) => makeAlert(making.server, ...whose)) });

/** An id is no key: without our signature nobody is let in. */
const byId = () => 404;
const keyOf = ({ running }: TestServer, id: string) => alertKey(running.services.env.secret, first.id, id);
const fresh = async ({ server, staff }: InputMaking) =>
  keyOf(server, await makeAlert(server, first.id, staff.userId));
const keyed = once(fresh);

export const cases: CasesOf<typeof searchAlertCalls> = {
  calls: {
    'GET /api/v1/search_alerts': { about: alerts, status: signedIn, lists: isOwn },
    'POST /api/v1/search_alerts': {
      status: () => 201,
      body: documentOf('search_alerts', {
        name: 'Taal',
        query: 'q=taal',
        days: ['monday'],
        email: 'iemand@post.example',
      }),
      before: ({ build }) => build.sql(first.id, 'delete from search_alerts where name = $1', ['Taal']),
    },
    'GET /api/v1/search_alerts/by_key/:key': { about: alerts, status: byId, input: { id: keyed } },
    'POST /api/v1/search_alerts/by_key/:key/confirm': { about: alerts, status: byId, input: { id: keyed } },
    'PATCH /api/v1/search_alerts/by_key/:key': {
      about: alerts,
      status: byId,
      body: documentOf('search_alerts', { name: 'Anders' }),
      input: { id: keyed },
    },
    'DELETE /api/v1/search_alerts/by_key/:key': { about: alerts, status: byId, input: { id: fresh } },
    'POST /api/v1/search_alerts/by_key/:key/stop_all': { about: alerts, status: byId, input: { id: fresh } },
  },
  screens: {
    '/vacancies/alerts': { status: everybody },
    '/vacancies/alerts/by-mail': { status: everybody },
    '/vacancies/alerts/add': { status: everybody },
  },
  input: {
    at: 'search_alerts',
    fields: async () => ({ name: 'Taal', query: 'q=taal', days: ['monday'], email: 'iemand@post.example' }),
  },
  fill: {
    async center({ server, rows, ids }) {
      for (let n = 0; n < rows; n += 1)
        await server.build.sql(
          first.id,
          `insert into search_alerts (volunteer_center_id, id, email, name, query, days, locale, told_until)
           values ($1, $2, 'veel@post.example', 'Dieren', '', '{monday}', 'nl', now())`,
          [first.id, (ids['search_alerts'] = randomUUID())],
        );
      ids['search_alerts'] = keyOf(server, ids['search_alerts'] ?? '');
    },
    own: ownRows(
      'search_alerts',
      'user_id, name, query, days, locale, confirmed_at, told_until',
      "$2, 'Naam ' || n, 'category=nature', '{monday}', 'nl', now(), now()",
    ),
  },
};
