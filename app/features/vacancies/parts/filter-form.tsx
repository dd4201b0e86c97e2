import { useWords } from '#app/i18n/words.ts';
import { ChoiceForm } from '#app/features/vacancies/parts/choice-form.tsx';
import { DayPartFilter } from '#app/features/vacancies/parts/day-part-filter.tsx';
import { FacetGroup } from '#app/features/vacancies/parts/facet-group.tsx';
import type { Facets } from '#app/features/vacancies/parts/load-search.server.ts';
import {
  choiceLists,
  nameOf,
  type ChoiceList,
  type SearchChoice,
} from '#app/features/vacancies/parts/search-choice.ts';
import { Button } from '#app/ui/button.tsx';

type FilterFormProps = {
  choice: SearchChoice;
  facets: Facets;
  /** In the side column the week is small; in the sheet and on a phone its days are rows. */
  size: 'form' | 'small';
};

const owned = [...choiceLists.map(nameOf), 'day'];
const groups: { list: Exclude<ChoiceList, 'dayPart'>; isClosed?: boolean }[] = [
  { list: 'category' },
  { list: 'targetGroup' },
  { list: 'tag' },
  { list: 'type', isClosed: true },
  { list: 'ageGroup', isClosed: true },
  { list: 'organization', isClosed: true },
];

/** All filters. With script each change searches at once; without, there is a button. */
export default function FilterForm({ choice, facets, size }: FilterFormProps) {
  const t = useWords('vacancies');
  return (
    <ChoiceForm
      choice={choice}
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
        <DayPartFilter chosen={choice.dayPart} size={size} />
      </div>
      {groups.map(({ list, isClosed }) => (
        // Another question begins with an order of its own.
        <FacetGroup
          key={`${list} ${choice.q} ${choice.near} ${choice.area}`}
          list={list}
          options={facets[list]}
          chosen={choice[list]}
          isClosed={isClosed}
        />
      ))}
    </ChoiceForm>
  );
}
