import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { useWords } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { rowId } from '#app/features/vacancies/components/part-ids.ts';
import { VacancyRow } from '#app/features/vacancies/components/row.tsx';
import type { Pointing } from '#app/features/vacancies/components/search/highlighted-pin.ts';
import { stateEntries, searchHref } from '#app/features/vacancies/components/search-state.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { PerPage } from '#app/ui/per-page.tsx';

type ResultListProps = {
  data: SearchData;
  pointing: Pointing;
};

/** Pictures above the fold are loaded at once. */
const atOnce = 2;

/** Numbered rows of this page; the numbers are those of the pins. */
export default function ResultList({ data, pointing }: ResultListProps) {
  const { pointed, pressed, onPoint } = pointing;
  const t = useWords('vacancies');
  return (
    <>
      <ol
        aria-label={t('search.results')}
        className="max-sm:divide-y max-sm:divide-line max-sm:border-t max-sm:border-line sm:space-y-3"
      >
        {data.items.map((vacancy, at) => (
          <li
            key={vacancy.id}
            id={rowId(vacancy.id)}
            className="max-sm:py-5"
            onPointerEnter={() => onPoint(vacancy.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(vacancy.id)}
            onBlur={() => onPoint(null)}
          >
            <VacancyRow
              vacancy={vacancy}
              number={at + 1}
              isChosen={(pointed ?? pressed) === vacancy.id}
              isFirst={at < atOnce}
            />
          </li>
        ))}
      </ol>
      <Pages data={data} />
    </>
  );
}

/** As the contract has them; see search-bar.tsx. */
const sizes = [12, 24, 48];

function Pages({ data: { choice, pages, records } }: { data: SearchData }) {
  const t = useWords('vacancies');
  const path = usePath();
  const navigate = useNavigate();
  if (records <= (sizes[0] ?? 0)) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Pagination
        label={t('search.pages.label')}
        page={choice.page}
        pages={pages}
        hrefFor={(page) => searchHref({ ...choice, page })}
        pageName={(page) => t('search.pages.page', { page })}
        previous={t('search.pages.previous')}
        next={t('search.pages.next')}
      >
        <PerPage
          name="per_page"
          sizes={sizes}
          value={choice.perPage}
          action={path('/vacancies/search')}
          kept={stateEntries({ ...choice, page: 1 }).filter(([name]) => name !== 'per_page')}
          onChoose={(perPage) =>
            void navigate(path(searchHref({ ...choice, page: 1, perPage })), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </Pagination>
    </div>
  );
}
