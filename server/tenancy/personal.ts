/** What becomes of the traces of a person who goes: each part says of its own tables, personal-data does it. */
import { sql, type RawBuilder } from 'kysely';

/** Who goes. Names and numbers tell nobody apart, so nothing is looked for by them alone. */
export interface Leaver {
  userId: string;
  /** In small letters. Null for an address that nobody has proven: whoever typed it may not be its owner. */
  email: string | null;
  name: string;
  phoneNumber: string | null;
}

export interface PersonalPart {
  /** Where else a person's name, address or words stand. Rows that hang on the account itself go with it. */
  forget?: readonly ((center: number, leaver: Leaver) => RawBuilder<unknown>)[];
  /** Where a person is named by what they did. None of these is a foreign key: accounts of another centre stand here too. */
  forgetActions?: readonly ((center: number, userId: string) => RawBuilder<unknown>)[];
  /** What was written and sent about applications that become nameless; `ids` is what SQL compares an id with. */
  forgetAbout?: readonly ((center: number, ids: RawBuilder<unknown>) => RawBuilder<unknown>)[];
}

/** Only the figures of a number, however it is spaced. */
export const figures = (column: RawBuilder<unknown>) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

/** The address as a whole: not where it is a part of a longer one. */
export const names = (column: string, email: string | null) => {
  const whole = email?.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`) ?? null;
  return sql`${sql.ref(column)} ~* ${whole && String.raw`(?<![\w.+%-])${whole}(?![.-]*\w)`}`;
};
