/** What a place is called on a screen: apart from its contract, whose library no public page needs for this. */
import type { PlaceKind } from './place-kinds.ts';

/** How a place is said: of a postcode the place it lies in, of others the name that tells it apart. */
export const placeSaid = ({ kind, name, label }: { kind: PlaceKind; name: string; label: string }): string =>
  kind === 'postcode' ? name : label;
