import { useWords } from '#app/i18n/words.ts';
import type { NearMeta } from '#contract/place-kinds.ts';
import { suggestionOf, type Suggestion } from '#app/features/places/components/suggestion.ts';
import { wrongPlaceKind } from '#app/features/places/components/wrong-place.ts';
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

/** What may be meant: the one that is nearly spelled so, or a few to choose from. */
function Likely({ places, hrefOf }: { places: Places; hrefOf: HrefOf }) {
  const t = useWords('places');
  const [place, ...others] = places;
  if (!place) return null;
  if (others.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-x-1.5">
        <Link href={hrefOf(place.value)} className="inline-flex min-h-11 items-center link">
          {t('thisOne', { place: place.value })}
        </Link>
        <PlaceWhere place={place} />
      </p>
    );
  return (
    <>
      <p className="mt-2 font-semibold">{t('oneOfThese')}</p>
      <PlaceLinks places={places} hrefOf={hrefOf} />
    </>
  );
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
    <Notice kind="warning" title={t(wrongPlaceKind(near), { near })}>
      <p>{children}</p>
      <Likely places={places} hrefOf={hrefOf} />
    </Notice>
  );
}

/** How a place is said that was taken: '(gemeente Altena)' behind a name that does not tell. */
function useSaid({ value, municipality, kind }: Suggestion): string {
  const t = useWords('places');
  const isSaid = municipality === null || kind === 'municipality' || value.includes(municipality);
  return isSaid ? value : `${value} ${t('in', { municipality })}`;
}

type TakenProps = {
  near: NearMeta;
  /** What somebody typed. */
  typed: string;
  hrefOf: HrefOf;
  /** What is shown where it is the whole country. */
  children: string;
};

/** What was made of a place, where that is more or another than its name says; nothing where it is just that. */
export function TakenPlace({ near, typed, hrefOf, children }: TakenProps) {
  const t = useWords('places');
  const place = useSaid(suggestionOf(near));
  const others = near.others.map(suggestionOf);
  const isCountry = near.kind === 'country';
  const title = isCountry
    ? t('country')
    : near.isWider
      ? t('wider', { near: typed, place })
      : near.kind === 'region'
        ? t('region', { place, distance: near.distance })
        : near.kind === 'postcode'
          ? t('contradicted', { near: typed, place })
          : t('several', { place });
  if (others.length === 0 && !isCountry && !near.isWider && near.kind !== 'region') return null;
  return (
    <Notice kind="info" title={title}>
      {isCountry && <p>{children}</p>}
      {others.length > 0 && (
        <>
          <p>{t(isCountry ? 'sameName' : 'another')}</p>
          <PlaceLinks places={others} hrefOf={hrefOf} />
        </>
      )}
    </Notice>
  );
}
