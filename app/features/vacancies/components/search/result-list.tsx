import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { useWords } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { rowId } from '#app/features/vacancies/components/part-ids.ts';
import { VacancyRow } from '#app/features/vacancies/components/row.tsx';
import type { SearchPointing } from '#app/features/vacancies/components/search/highlighted-pin.ts';
import { searchList } from '#app/features/vacancies/components/search-list.ts';
import { listAddress, listPairs } from '#app/lists/list-choice.ts';
import { pointsAt } from '#app/lists/pointing.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { PerPage } from '#app/ui/per-page.tsx';

type ResultListProps = {
  data: SearchData;
  pointing: SearchPointing;
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
            {...pointsAt(vacancy.id, onPoint)}
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

function Pages({ data: { choice, pages, records } }: { data: SearchData }) {
  const t = useWords('vacancies');
  const path = usePath();
  const navigate = useNavigate();
  const { sizes } = searchList;
  if (records <= sizes[0]) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Pagination
        label={t('search.pages.label')}
        page={choice.page}
        pages={pages}
        hrefFor={(page) => listAddress(searchList, choice, { page })}
        pageName={(page) => t('search.pages.page', { page })}
        previous={t('search.pages.previous')}
        next={t('search.pages.next')}
      >
        <PerPage
          name="per"
          sizes={sizes}
          value={choice.size}
          action={path(searchList.path)}
          kept={listPairs(searchList, { ...choice, page: 1 }).filter(
            ([name, value]) => name !== 'per' && value,
          )}
          onChoose={(size) =>
            void navigate(path(listAddress(searchList, choice, { size })), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </Pagination>
    </div>
  );
}
