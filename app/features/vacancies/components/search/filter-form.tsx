import { useWords } from '#app/i18n/words.ts';
import { SearchStateForm } from '#app/features/vacancies/components/search/search-state-form.tsx';
import { DayPartFilter } from '#app/features/vacancies/components/search/day-part-filter.tsx';
import { NeedGroup } from '#app/features/vacancies/components/search/need-group.tsx';
import { FacetGroup } from '#app/features/vacancies/components/search/facet-group.tsx';
import type { Facets } from '#app/features/vacancies/search.server.ts';
import {
  searchList,
  searchQuestions,
  type ChoiceList,
  type SearchState,
} from '#app/features/vacancies/components/search-list.ts';
import { valuesOf } from '#app/lists/list-choice.ts';
import { nameInAddress } from '#app/shell/list-address.ts';
import { Button } from '#app/ui/button.tsx';

type FilterFormProps = {
  choice: SearchState;
  facets: Facets;
  /** In the side column the week is small; in the sheet and on a phone its days are rows. */
  size: 'form' | 'small';
};

const owned = [...searchQuestions.map(nameInAddress), 'day'];
const groups: { list: Exclude<ChoiceList, 'dayPart'>; isOwn?: true; isClosed?: boolean }[] = [
  { list: 'category' },
  { list: 'targetGroup' },
  { list: 'tag' },
  { list: 'tag', isOwn: true },
  { list: 'type', isClosed: true },
  { list: 'ageGroup', isClosed: true },
  { list: 'organization', isClosed: true },
];

/** All filters. With script each change searches at once; without, there is a button. */
export default function FilterForm({ choice: state, facets, size }: FilterFormProps) {
  const t = useWords('vacancies');
  const { q, filters } = state;
  const chosen = (name: (typeof searchQuestions)[number]) => valuesOf(searchList, name, state);
  return (
    <SearchStateForm
      choice={state}
      owns={owned}
      isAtOnce
      aria-label={t('search.filters')}
      button={
        <div className="sticky bottom-0 layer-bar border-t border-line bg-surface py-3">
          <Button type="submit" wide>
            {t('search.apply')}
          </Button>
        </div>
      }
    >
      <div className="pb-6">
        <DayPartFilter chosen={chosen('dayPart')} size={size} />
      </div>
      {groups.map(({ list, isOwn, isClosed }) => (
        // Another question begins with an order of its own.
        <FacetGroup
          key={`${list} ${isOwn} ${q} ${filters.near} ${filters.area}`}
          list={list}
          question={isOwn ? 'ownTag' : list}
          options={facets[list].filter((option) => option.isOwn === isOwn)}
          chosen={chosen(list)}
          isClosed={isClosed}
        />
      ))}
      <NeedGroup chosen={chosen('need')} />
    </SearchStateForm>
  );
}
