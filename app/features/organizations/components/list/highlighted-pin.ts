/** The organisation that is pointed at, in the list or on the map: both show it. */
export interface Pointing {
  pointed: string | null;
  onPoint: (id: string | null) => void;
}
