import { useFormat } from '#app/i18n/now.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { PerPage } from '#app/ui/per-page.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

type ListPagesProps = {
  /** What the pages are of: 'Pagina’s met gebruikers'. */
  label: string;
  /** Of all rows: how many, which page this is, and the last one. */
  pagination: { records: number; current: number; last: number };
  /** How many at a time, and what may be chosen, the smallest first. */
  size: number;
  sizes: readonly [number, ...number[]];
  hrefFor: (page: number) => string;
  /** The address of the list, in the language of the page, and the rest of what is chosen there. */
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
  onChooseSize: (size: number) => void;
};

/** Under a list that has more than the smallest page: which rows these are, the other pages, and how many at a time. */
export function ListPages({ label, pagination, size, sizes, hrefFor, ...perPage }: ListPagesProps) {
  const words = useOwnWords(tableWords);
  const { number } = useFormat();
  const { records, current, last } = pagination;
  if (records <= sizes[0]) return null;
  const first = (current - 1) * size + 1;
  return (
    <Pagination
      label={label}
      page={current}
      pages={last}
      hrefFor={hrefFor}
      pageName={(page) => words.page(String(page))}
      previous={words.previousPage}
      next={words.nextPage}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PerPage
          name="per"
          sizes={sizes}
          value={size}
          action={perPage.action}
          kept={perPage.kept}
          onChoose={perPage.onChooseSize}
        />
        <p className="t-sm text-soft tnum">
          {words.range(number(first), number(Math.min(records, first + size - 1)), number(records))}
        </p>
      </div>
    </Pagination>
  );
}
