/** The cases of a plain noun: everybody reads, whoever the row names for the whole centre writes, and what was removed is made again. */
import { randomUUID } from 'node:crypto';
import type { plainCalls } from '#contract/plain-contract.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';
import { may, type Cell, type Row } from './actors.ts';
import { documentOf, kind, once, outside, type CasesOf, type NounCases, type ScreenRow } from './case.ts';
import { everybody, forEverybody, inOrder, isGone, whoMayAll, whoSees, without200 } from './expected.ts';

type Calls = ReturnType<typeof plainCalls>;

interface Plain<Own extends Calls> {
  type: Own['list']['answers']['type'];
  /** Who adds, changes and removes. */
  keep: Row;
  /** Makes one, with this id. */
  make(server: TestServer, center: number, id: string): Promise<unknown>;
  /** What is sent of a new one; part of it changes another. */
  body: Readonly<Record<string, unknown>>;
  /** Where its screens are, below which stand `/add`, `/:id` and `/:id/edit`. */
  screens?: string;
}

const sees = (cell: Cell) => !isGone(cell);

/** A form is refused to whoever sees the record only; nobody signed in is sent to sign in first. */
function screensBelow(path: string, about: ReturnType<typeof kind>, keep: Row): Record<string, ScreenRow> {
  const keeps = ({ actor }: Cell) => may(keep, actor) === 'all';
  const form = (cell: Cell) => (keeps(cell) ? 200 : 403);
  return {
    [path]: forEverybody,
    [`${path}/add`]: { status: form },
    [`${path}/:id`]: { about, status: whoSees(sees) },
    [`${path}/:id/edit`]: { about, status: (cell) => (sees(cell) ? form(cell) : 404) },
  };
}

/** All that the tests of every call, list and screen ask of it. */
export function plainCases<Own extends Calls>(noun: Plain<Own>): CasesOf<Own> {
  const { type, keep, body, screens } = noun;
  const add = async (server: TestServer, center = first.id, id: string = randomUUID()) => {
    await noun.make(server, center, id);
    return id;
  };
  const records = kind({
    noun: type,
    make: async ({ server }) => [
      outside(await add(server), 'other_organization'),
      outside(await add(server, second.id), 'other_center'),
      outside(randomUUID(), 'missing'),
    ],
    async putBack(server, { record, answer }) {
      if (answer.status === 204) await add(server, first.id, record.id);
    },
  });
  const written = inOrder(
    sees,
    ({ actor }) => may(keep, actor) === 'all',
    () => true,
  );
  const calls: NounCases['calls'] = {
    [`GET /api/v1/${type}`]: { about: records, status: everybody, lists: sees },
    [`GET /api/v1/${type}/:id`]: { about: records, status: whoSees(sees) },
    [`POST /api/v1/${type}`]: { status: whoMayAll(keep, 201), body: documentOf(type, body) },
    [`PATCH /api/v1/${type}/:id`]: { about: records, status: written, body: documentOf(type, body) },
    [`DELETE /api/v1/${type}/:id`]: { about: records, status: without200(written, 204) },
  };
  return {
    calls: calls as CasesOf<Own>['calls'],
    ...(screens !== undefined && { screens: screensBelow(screens, records, keep) }),
    input: { at: type, id: once(({ server }) => add(server)), fields: async () => body },
    fill: {
      async center({ server, rows }) {
        for (let made = 0; made < rows; made += 1) await add(server);
      },
    },
  };
}
