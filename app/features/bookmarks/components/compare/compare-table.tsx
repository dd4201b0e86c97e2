import type { ReactNode } from 'react';
import {
  CompareHeading,
  CompareNumber,
} from '#app/features/bookmarks/components/compare/compare-heading.tsx';
import { compareRows, type ComparedRow } from '#app/features/bookmarks/components/compare/rows.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { listFormat } from '#contract/formatters.ts';
import { useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type TableProps = { views: readonly VacancyView[]; near: string };

/** A column for each. On a phone the name of a row stands over two; three stand below each other, each by its number. */
const rowOf = (columns: number) =>
  `grid gap-x-4 gap-y-1 border-b border-line py-3.5 max-[17rem]:grid-cols-1 sm:gap-x-8 ${
    columns === 2
      ? 'grid-cols-2 sm:grid-cols-[9rem_1fr_1fr]'
      : 'sm:grid-cols-[7rem_1fr_1fr_1fr] lg:grid-cols-[9rem_1fr_1fr_1fr]'
  }`;
const nameOfRow = 'col-span-full text-start t-sm font-normal text-soft sm:col-span-1';
/** Below each other on a phone: a number stands before each. */
const cell = 'min-w-0 [overflow-wrap:anywhere] hyphens-auto';
const numbered = (columns: number) =>
  columns === 2 ? cell : `${cell} max-sm:flex max-sm:items-baseline max-sm:gap-2.5`;

type OwnerProps = { view: VacancyView; at: number; columns: number };

/** Whose a cell is where it stands below others: roles and headings say so to whoever does not see it. */
function Owner({ view: { title }, at, columns }: OwnerProps) {
  if (columns > 2) return <CompareNumber at={at} />;
  return (
    <span
      aria-hidden="true"
      lang={title.lang}
      className="hidden t-sm font-normal text-soft max-[17rem]:block"
    >
      {title.text}
    </span>
  );
}

/** What differs first. A grid is no table to everybody: its roles are said. */
export function CompareTable({ views, near }: TableProps) {
  const t = useWords('bookmarks');
  const v = useWords('vacancies');
  const locale = useLocale();
  const { differing, same } = compareRows(views, { t, v, locale, near, now: useNow() });
  const row = rowOf(views.length);
  return (
    <table role="table" className="mt-8 block w-full">
      <caption className="sr-only">{listFormat(locale).format(views.map(({ title }) => title.text))}</caption>
      <thead role="rowgroup" className="block">
        <tr role="row" className={row}>
          <td role="cell" className="hidden sm:block" />
          {views.map((view, at) => (
            <CompareHeading key={view.id} view={view} at={at} columns={views.length} />
          ))}
        </tr>
      </thead>
      {differing.length > 0 && (
        <Group name={t('compare.differing')} columns={views.length}>
          {differing.map((one) => (
            <Differing key={one.name} row={one} views={views} />
          ))}
        </Group>
      )}
      {same.length > 0 && (
        <Group name={t('compare.same')} columns={views.length}>
          {same.map((one) => (
            <Same key={one.name} row={one} columns={views.length} />
          ))}
        </Group>
      )}
      <tfoot role="rowgroup" className="block">
        <tr role="row" className={row.replace('border-b ', '')}>
          <th role="rowheader" scope="row" className="sr-only">
            {t('compare.further')}
          </th>
          <td aria-hidden="true" className="hidden sm:block" />
          {views.map((view, at) => (
            <td key={view.id} role="cell" className={`pt-2 ${numbered(views.length)}`}>
              <Owner view={view} at={at} columns={views.length} />
              <ButtonLink kind="line" href={`/vacancies/${view.id}`}>
                {t('compare.open')} <span className="sr-only">{view.title.text}</span>
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type GroupProps = { name: string; columns: number; children: ReactNode };

function Group({ name, columns, children }: GroupProps) {
  return (
    <tbody role="rowgroup" className="block">
      <tr role="row" className="block border-b border-line pt-8 pb-2.5">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={columns + 1}
          className="block text-start head t-h4 text-ink"
        >
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function RowName({ row: { name } }: { row: ComparedRow }) {
  return (
    <th role="rowheader" scope="row" className={nameOfRow}>
      {useWords('bookmarks')(name)}
    </th>
  );
}

function Differing({ row, views }: { row: ComparedRow; views: readonly VacancyView[] }) {
  const t = useWords('bookmarks');
  return (
    <tr role="row" className={rowOf(views.length)}>
      <RowName row={row} />
      {views.map((view, at) => (
        <td key={view.id} role="cell" className={numbered(views.length)}>
          <Owner view={view} at={at} columns={views.length} />
          {row.texts[at] ? (
            <span className="font-semibold text-ink">{row.texts[at]}</span>
          ) : (
            <span className="text-soft">{t('compare.notSaid')}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Said once, over all columns. */
function Same({ row, columns }: { row: ComparedRow; columns: number }) {
  return (
    <tr role="row" className={rowOf(columns)}>
      <RowName row={row} />
      <td
        role="cell"
        colSpan={columns}
        className={`col-span-full min-w-0 [overflow-wrap:anywhere] hyphens-auto text-ink ${columns === 2 ? 'sm:col-span-2' : 'sm:col-span-3'}`}
      >
        {row.texts[0]}
      </td>
    </tr>
  );
}
