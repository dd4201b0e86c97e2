/** What a noun says of itself to the tests that try every call and every screen: the shape of `server/features/<noun>/<noun>.cases.ts`. */
import type { BodyContract, CallContract } from '#contract/call.ts';
import type { Built, BuiltUser } from '#tests/support/builders.ts';
import { first, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import type { ActorName, Cell, Expected, Relation } from './actors.ts';

/** A record with what it is, but for whoever looks at it. `of`: whose own it is, where that matters. */
export interface WorldRecord extends Omit<Cell, 'actor'> {
  id: string;
  of?: ActorName;
  /** Another of the same kind, that it could become one with. */
  twin?: string;
  /** The role of an account, with the organisation that it is held for. */
  held?: readonly [role: string, organizationId: string];
}

/** In another centre, or nowhere. */
export const outside = (id: string, relation: Relation, status = 'published'): WorldRecord => ({
  id,
  relation,
  status,
  organizationStatus: 'approved',
});

/** What is there before any record is made: the people, and the organisations that they hold their roles for. */
export interface Making {
  server: TestServer;
  sessions: Record<ActorName, Session | null>;
  /** One of each status of the organization_superuser's own and of others'. */
  organizations: readonly WorldRecord[];
  /** The same without vacancies or applications. */
  emptyOrganizations: readonly WorldRecord[];
  /** Ids of organisations: an approved one of the organization_superuser, one of others, and the student's school. */
  mine: string;
  other: string;
  school: string;
  /** Rows of the other centre that look like ours. */
  alike: { organization: Built; vacancy: Built; user: BuiltUser; application: Built };
}

/** Records of one kind, that calls and screens are tried on. */
export interface Kind {
  /** The noun in the address of its records: `/api/v1/<noun>/:id`. */
  noun?: string;
  make(making: Making): Promise<readonly WorldRecord[]>;
  /** Makes the record as it was, after a call that was let through. */
  putBack?(
    server: TestServer,
    call: { record: WorldRecord; answer: TestAnswer; userId: string | undefined },
  ): Promise<void>;
}

/** What is made once for each of whatever it is made for. */
export function once<For extends object, Made>(make: (of: For) => Promise<Made>): (of: For) => Promise<Made> {
  const made = new WeakMap<For, Promise<Made>>();
  return (of) => {
    const cached = made.get(of) ?? make(of);
    made.set(of, cached);
    return cached;
  };
}

/** A kind whose records are made once in each world. */
export const kind = (own: Kind): Kind => ({ ...own, make: once(own.make) });

/** Who sends a body, and about what; `as` is null for whom nothing is to be said of. */
export interface Asked {
  server: TestServer;
  record: WorldRecord;
  as: Session | null;
}
type Body = Readonly<Record<string, unknown>> | ((asked: Asked) => unknown);

export const documentOf = (type: string, attributes: object) => ({ data: { type, attributes } });
/** A record is archived or removed silently, and a file is sent by the tests of its noun. */
export const noBody = () => undefined;

/** The first centre with one record of each noun, for bodies and addresses that make no sense. */
export interface InputMaking {
  server: TestServer;
  staff: Session;
}

export interface CallCase {
  /** What it is tried on; nothing for a call about no record. */
  about?: Kind;
  status: Expected;
  /** Of a list: whether the record is in it. */
  lists?: (cell: Cell) => boolean;
  /** What a well-meaning client would send. */
  body?: Body;
  /** Done before each try. */
  before?: (server: TestServer) => Promise<unknown>;
  /** With bad input: who gets as far as the body, and what is in its address, where that is its own. */
  input?: { as?: 'admin'; id?: (making: InputMaking) => Promise<string> };
}

/** A generic update that carries a status, tried with each status as the target. */
export interface TargetRow {
  about: Kind;
  /** JSON:API type of the body. */
  type: string;
  /** Every status that there is, and one that there is not. */
  targets: readonly string[];
  status(cell: Cell, target: string): number;
  /** What the moves need besides. */
  besides?(target: string): object;
}
/** A status that there is not. */
export const unknownStatus = 'onzin';

export interface ScreenRow {
  /** What stands for `:id`; nothing for a screen that is about no record. */
  about?: Kind;
  status(cell: Cell): number;
}

/** What is in the address of a call with bad input, and right values of the fields beside the bad one. */
export interface InputFacts {
  /** The noun in the address, and what stands for `:id` there. */
  at?: string;
  id?: (making: InputMaking) => Promise<string>;
  fields?: (making: InputMaking) => Promise<Readonly<Record<string, unknown>>>;
}

/** What rows are made in, for the tests that go through every list: the first centre. */
export interface Filling {
  server: TestServer;
  /** So many of everything. */
  rows: number;
  /** Approved organisations, as many. */
  organizations: readonly string[];
  /** By noun: the record whose own lists are filled. */
  ids: Record<string, string>;
}

/** How the lists of a noun get rows. A list that is filled by neither is too short for the tests of lists, which say so. */
export interface Fill {
  /** What the centre has. Whoever makes a record with lists of its own puts it into `ids`. */
  center?(filling: Filling): Promise<unknown>;
  /** What belongs to one person, who is signed in already. */
  own?(server: TestServer, userId: string, rows: number): Promise<unknown>;
}

/** Rows of a table for one person, two by two of the same moment; in `values` $2 is the person, and n counts. */
export const ownRows =
  (table: string, columns: string, values: string, moment = 'created_at'): NonNullable<Fill['own']> =>
  ({ build }, userId, rows) =>
    build.sql(
      first.id,
      `insert into ${table} (volunteer_center_id, id, ${columns}, ${moment})
       select $1, gen_random_uuid(), ${values},
         timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
       from generate_series(1, ${rows}) n`,
      [first.id, userId],
    );

/** Whatever a cases file holds: `export const cases`. */
export interface NounCases {
  calls: Readonly<Record<string, CallCase>>;
  targets?: Readonly<Record<string, TargetRow>>;
  screens?: Readonly<Record<string, ScreenRow>>;
  input?: InputFacts;
  fill?: Fill;
}

type CaseOf<Call extends CallContract> = CallCase &
  (Call['path'] extends `${string}:${string}` ? { about: Kind } : unknown) &
  (Call extends { body: BodyContract } ? { body: Body } : unknown);

/**
 * The cases of these calls, each by its method and path: a call without its case, one about a record that does not say which, and one
 * with a body that is not there do not compile.
 */
export type CasesOf<Calls extends Record<string, CallContract>> = Omit<NounCases, 'calls'> & {
  calls: {
    [Name in keyof Calls as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: CaseOf<Calls[Name]>;
  };
};
