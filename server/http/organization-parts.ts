/**
 * What hangs on an organisation, when it stops, when it goes to another centre and when it becomes one with another: each noun says it of its
 * own rows (`moving.ts` beside it), server/collected.ts names them all, and organisations go through them.
 */
import type { RawBuilder, Selectable } from 'kysely';
import type { MergedThing } from '#contract/organization-merging.ts';
import type { MovedThing } from '#contract/organization-moving.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Organizations } from '#server/db/types.ts';
import type { MailSender } from '#server/mail/sender.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { PersonalParts } from '#server/tenancy/personal.ts';
import type { Renamed } from '#server/tenancy/rows.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** An account that is there from now on: the one that somebody had, or a new one. */
export interface Settled extends Renamed {
  isNew: boolean;
}

export interface MovedPicture {
  id: string;
  storageKey: string;
  /** Another organisation here shows it as well. */
  isShared: boolean;
}

/** An organisation on its way. */
export interface Move {
  organization: Pick<Selectable<Organizations>, 'id' | 'registeredById' | 'logoId' | 'coverImageId'>;
  to: Center;
  actor: Actor;
  now: Date;
  services: PersonalParts & { storage: Storage };
  /** Where each file stands in the new centre, by where it stands in the old one. */
  fileKeys: Readonly<Record<string, string>>;
  /** What it shows in the old centre, from when that is taken. */
  pictures: readonly MovedPicture[];
  /** Its people in the old centre, from when they are taken. */
  people: readonly { id: string; email: string }[];
  /** The same in the new centre, from when they are put down. */
  settled: readonly Settled[];
  /** What became of how many: parts write into it what is not counted beforehand. */
  report: Partial<Record<MovedThing, number>>;
}

/** Of the request that stops it (`Context` of a route). */
interface StopContext {
  scope: TenantScope;
  actor: Actor;
  now: Date;
  center: Center;
  origin: string;
  sender: MailSender;
}

/** Two that become one. */
export interface Pair {
  center: number;
  stays: string;
  goes: string;
}

type Counts<Thing extends string> = Partial<Record<Thing, RawBuilder<unknown>>>;

/** One that is put away or deleted, and what is said to who waits for it. */
export interface Stop {
  organizationId: string;
  move: 'archive' | 'delete';
  /** Whoever waits for an answer gets one, in these words. */
  answersOpen: boolean;
  message: string | null;
}

export interface OrganizationPart {
  /** What becomes of its tables that name an organisation, or what is one's: a test compares them with the database. */
  tables: Readonly<Record<string, { moving: string; merging: string }>>;
  /** In the old centre, before anything is changed: each a `select` of one number. */
  counts?: (center: number, move: Pick<Move, 'organization' | 'to'>) => Counts<MovedThing>;
  /** In the old centre: reads what goes along. Answers how it is put down in the new one. */
  take?: (scope: TenantScope, move: Move) => Promise<(there: TenantScope) => Promise<void>>;
  /** In the old centre, once all stands in the new one: takes out what was there. The last part is first. */
  clear?: (scope: TenantScope, move: Move) => Promise<void>;
  /** It is put away or deleted: nothing of it stays on the site, and nobody waits for it in vain. */
  stop?: (context: StopContext, stop: Stop) => Promise<unknown>;
  /** Of two that become one, before anything is changed. */
  mergeCounts?: (pair: Pair) => Counts<MergedThing>;
  /** How it comes to the one that stays, in this order: one statement each, however much there is. */
  merge?: readonly ((pair: Pair) => RawBuilder<unknown>)[];
}
