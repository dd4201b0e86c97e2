/** Where a map of a page comes from, and whose place it shows when there is nothing else to show. */
export interface MapSource {
  /** `/map/tiles/{z}/{x}/{y}` of this site; null when it has none. */
  tileUrl: string | null;
  /** Whose tiles they are. */
  credit: string | null;
  /** Code of the centre's municipality. */
  home: string | null;
}
