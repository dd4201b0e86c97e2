import { VacancyCard } from './card.tsx';
import type { VacancySummary } from './summary.ts';

const columnClass = {
  /** Three, wherever there is room for more than rows. */
  three: 'sm:grid-cols-3',
  /** Beside something else: two before there is room for three. */
  twoOrThree: 'sm:grid-cols-2 xl:grid-cols-3',
};

type CardsProps = { items: readonly VacancySummary[]; columns: keyof typeof columnClass };

/** A few vacancies under a heading. On a phone they lie down as rows. */
export function VacancyCards({ items, columns }: CardsProps) {
  return (
    <ul className={`mt-6 grid gap-x-6 sm:gap-y-10 ${columnClass[columns]}`}>
      {items.map((vacancy) => (
        <li
          key={vacancy.id}
          className="max-sm:border-t max-sm:border-line max-sm:py-5 sm:row-span-4 sm:grid sm:grid-rows-subgrid"
        >
          <VacancyCard vacancy={vacancy} />
        </li>
      ))}
    </ul>
  );
}
