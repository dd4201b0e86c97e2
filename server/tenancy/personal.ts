/**
 * What the product holds of a person: each part says of its own tables what is personal, what becomes of it when the person
 * goes, and where the person finds it in the download of their own data. Collected in server/collected.ts.
 */
import { sql, type RawBuilder } from 'kysely';

/** Who goes. Names and numbers tell nobody apart, so nothing is looked for by them alone. */
export interface Leaver {
  userId: string;
  /** In small letters. Null for an address that nobody has proven: whoever typed it may not be its owner. */
  email: string | null;
  name: string;
  phoneNumber: string | null;
}

export interface PersonalTable {
  /** What leads to a person or tells of one. */
  columns: readonly string[];
  /**
   * `with_account`: the row goes with the account. `removed`: the row goes. `emptied`: the row stays, and nobody is in it.
   * `kept`: it says nothing of somebody who has an account.
   */
  whenGone: 'with_account' | 'removed' | 'emptied' | 'kept';
  /** Kinds of data that show it; without one, `why` says why not. */
  download: readonly string[];
  why?: string;
}

export type Names = Readonly<Record<string, readonly [nl: string, en: string]>>;
export type PersonalRow = Record<string, unknown>;

/** A table in the file of one's own data. */
export interface PersonalKind {
  /** Of the table. */
  names: readonly [nl: string, en: string];
  /** Of columns that it alone has. */
  columns?: Names;
  /** Column by column on purpose: what a table gets later is not handed out before somebody has thought about it. */
  read: (center: number, person: { userId: string; email: string }) => RawBuilder<PersonalRow>;
}

export interface PersonalPart {
  /** Its tables that hold something of a person: a test compares them with the database. */
  tables: Readonly<Record<string, PersonalTable>>;
  /** By name of the kind, as it stands in the file. */
  download?: Readonly<Record<string, PersonalKind>>;
  /** Where else a person's name, address or words stand. Rows that hang on the account itself go with it. */
  forget?: readonly ((center: number, leaver: Leaver) => RawBuilder<unknown>)[];
  /** Where a person is named by what they did. None of these is a foreign key: accounts of another centre stand here too. */
  forgetActions?: readonly ((center: number, userId: string) => RawBuilder<unknown>)[];
  /** What was written and sent about applications that become nameless; `ids` is what SQL compares an id with. */
  forgetAbout?: readonly ((center: number, ids: RawBuilder<unknown>) => RawBuilder<unknown>)[];
  /** These applications themselves without their person, once nothing is left of what was written about them. */
  emptyApplications?: (center: number, ids: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Where the parts are found: the services of a running server. */
export interface PersonalParts {
  personalParts: readonly PersonalPart[];
}

/** Kinds of data in a download, in their order. */
export const kindsOf = (parts: readonly PersonalPart[]): Readonly<Record<string, PersonalKind>> =>
  Object.assign({}, ...parts.map(({ download }) => download));

/** Only the figures of a number, however it is spaced. */
export const figures = (column: RawBuilder<unknown>) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

/** The address as a whole: not where it is a part of a longer one. */
export const names = (column: string, email: string | null) => {
  const whole = email?.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`) ?? null;
  return sql`${sql.ref(column)} ~* ${whole && String.raw`(?<![\w.+%-])${whole}(?![.-]*\w)`}`;
};
