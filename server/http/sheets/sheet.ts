/** A table for a spreadsheet. */

/** A moment is shown as its day, where the centre is. */
export type Cell = string | number | Date | null;

export interface Sheet {
  /** What the file and its sheet are called: 'vacatures'. */
  name: string;
  heads: readonly string[];
  /** Read one after another, as fast as they are taken. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  now: Date;
}
