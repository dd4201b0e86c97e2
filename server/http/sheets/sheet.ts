/** A table for a spreadsheet. */

/** A number of a telephone: a text, whatever a spreadsheet makes of its digits. */
export interface PhoneCell {
  phone: string;
}

export const phoneCell = (phone: string | null): PhoneCell | null => (phone === null ? null : { phone });

/** A moment is shown as its day, where the centre is. */
export type Cell = string | number | Date | PhoneCell | null;

export interface Sheet {
  /** What the file and its sheet are called: 'vacatures'. */
  name: string;
  heads: readonly string[];
  /** Read one after another, as fast as they are taken. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  now: Date;
}
