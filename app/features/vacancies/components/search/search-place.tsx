import { placeKey } from '#contract/place-key.ts';
import { useWords } from '#app/i18n/words.ts';
import { TakenPlace, UnknownPlace } from '#app/features/places/components/place-notices.tsx';
import { searchList } from '#app/features/vacancies/components/search-list.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { filteredAddress, listAddress } from '#app/lists/list-choice.ts';

/** The question with another place in it; null where the name stands otherwise in it. */
function withPlace(q: string, words: string, place: string): string | null {
  const said = [...q.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((found) => ({
    key: placeKey(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const keys = words.split(' ').map(placeKey);
  const at = said.findIndex((_, start) => keys.every((key, step) => said[start + step]?.key === key));
  const [first, last] = [said[at], said[at + keys.length - 1]];
  return first && last ? q.slice(0, first.start) + place + q.slice(last.end) : null;
}

const placeInWords = ({ understood }: SearchData) =>
  understood.find(({ filter }) => filter === 'near')?.words;

/** The same search around a place: in the field of places, or in the sentence where it was named. */
function addressOf(data: SearchData): ((near: string) => string) | null {
  const { choice } = data;
  const inWords = placeInWords(data);
  if (choice.filters.near !== '' || inWords === undefined)
    return (near) => filteredAddress(searchList, choice, { near });
  if (withPlace(choice.q, inWords, '') === null) return null;
  return (near) => listAddress(searchList, choice, { q: withPlace(choice.q, inWords, near) ?? choice.q });
}

/** Says what was made of the place: that there is none, or which of several. */
export default function SearchPlace({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const { unknownPlace, likelyPlaces } = data;
  const near = data.wholeCountry ?? data.near;
  const hrefOf = addressOf(data);
  if (unknownPlace !== null && hrefOf)
    return (
      <UnknownPlace near={unknownPlace} places={likelyPlaces} hrefOf={hrefOf}>
        {t('search.withoutPlace')}
      </UnknownPlace>
    );
  if (!near || !hrefOf) return null;
  return (
    <TakenPlace near={near} typed={data.choice.filters.near || (placeInWords(data) ?? '')} hrefOf={hrefOf}>
      {t('search.withoutPlace')}
    </TakenPlace>
  );
}
