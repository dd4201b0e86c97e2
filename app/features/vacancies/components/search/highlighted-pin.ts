import type { Pointing } from '#app/lists/pointing.ts';

/** Which vacancy the list and the map show as chosen: the one under the pointer or the focus, else the one pressed on the map. */
export interface SearchPointing extends Pointing {
  pressed: string | null;
  onPress: (id: string | null) => void;
}
