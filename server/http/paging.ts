/** What a page of a list is. */

/** Where a row is in its order, as texts. */
export type CursorValues = readonly (string | null)[];

export type Sort = readonly { attribute: string; isDescending: boolean }[];

export interface Page {
  number: number;
  size: number;
  /** Where the page before ended; the number then says nothing. */
  after: CursorValues | null;
}
