import { useWords } from '#app/i18n/words.ts';
import type { Suggestion } from '#app/features/places/components/suggestion.ts';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

type Places = readonly Suggestion[];
type HrefOf = (near: string) => string;

/** Each place leads to the same list around it. */
function PlaceLinks({ places, hrefOf }: { places: Places; hrefOf: HrefOf }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {places.map((place) => (
        <li key={`${place.value} ${place.kind}`} className="flex flex-wrap items-center gap-x-1.5">
          <Link href={hrefOf(place.value)} className="inline-flex min-h-11 items-center link">
            {place.value}
          </Link>
          <PlaceWhere place={place} />
        </li>
      ))}
    </ul>
  );
}

/** Where it is, beside its name: '(gemeente Altena)'. */
function PlaceWhere({ place: { value, municipality, kind } }: { place: Suggestion }) {
  const t = useWords('places');
  const isSaid = municipality === null || kind === 'municipality' || value.includes(municipality);
  return isSaid ? null : <span className="t-sm text-soft">{t('in', { municipality })}</span>;
}

/** There is no such place: said plainly, with the ones that may be meant. */
export function UnknownPlace({
  near,
  places,
  hrefOf,
  children,
}: {
  near: string;
  places: Places;
  hrefOf: HrefOf;
  /** What is shown in its stead. */
  children: string;
}) {
  const t = useWords('places');
  return (
    <Notice kind="warning" title={t('unknown', { near })}>
      <p>{children}</p>
      {places.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{t('oneOfThese')}</p>
          <PlaceLinks places={places} hrefOf={hrefOf} />
        </>
      )}
    </Notice>
  );
}

/** Which of several places of a name was taken, with the others one press away. */
export function SeveralPlaces({
  taken,
  places,
  hrefOf,
}: {
  taken: Suggestion;
  places: Places;
  hrefOf: HrefOf;
}) {
  const t = useWords('places');
  const { value, municipality } = taken;
  const isSaid = municipality === null || taken.kind === 'municipality' || value.includes(municipality);
  const place = isSaid ? value : `${value} ${t('in', { municipality })}`;
  return (
    <Notice kind="info" title={t('several', { place })}>
      <p>{t('another')}</p>
      <PlaceLinks places={places} hrefOf={hrefOf} />
    </Notice>
  );
}
