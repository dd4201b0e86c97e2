import { useWords } from '#app/i18n/words.ts';
import { useOwnPostcode } from '#app/features/places/components/own-postcode.ts';
import { wrongPlaceKind } from '#app/features/places/components/wrong-place.ts';

/** What a field says of a place that is not known; nothing where there is none. */
export function useWrongPlace(near: string | null): string | undefined {
  const t = useWords('places');
  const postcode = useOwnPostcode();
  if (near === null) return undefined;
  const kind = wrongPlaceKind(near);
  if (kind !== 'unknown') return t(kind, { near });
  return postcode === null ? t('wrong', { near }) : t('wrongLike', { near, postcode });
}
