/** Which vacancy the list and the map show as chosen: the one under the pointer or the focus, else the one pressed on the map. */
export type Pointing = {
  pointed: string | null;
  pressed: string | null;
  onPoint: (id: string | null) => void;
  onPress: (id: string | null) => void;
};
