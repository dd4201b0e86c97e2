import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import type { RelaxedSearch } from '#app/features/vacancies/relaxed-searches.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** Nothing found: one line what this is, one what now, and ways that do lead somewhere. The first is the main one. */
export default function NoResults({ ways: searches }: Pick<SearchData, 'ways'>) {
  const t = useWords('vacancies');
  return (
    <div className="mx-auto flex max-w-105 flex-col items-center py-10 text-center lg:py-16">
      <div className="flex items-end -space-x-3 max-sm:[&>svg]:h-22" aria-hidden="true">
        <HousePart kind="door" />
        <HousePart kind="house" />
        <HousePart kind="tree" />
      </div>
      <h2 className="mt-8 t-h3">{t('search.empty.title')}</h2>
      <p className="mt-2 text-soft">
        {t(searches.length > 0 ? 'search.empty.text' : 'search.empty.nothing')}
      </p>
      <ul className="mt-6 flex w-full flex-col gap-2.5">
        {searches.map((way, at) => (
          <li key={way.kind}>
            <WayLink way={way} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WayLink({ way, isFirst }: { way: RelaxedSearch; isFirst: boolean }) {
  const t = useWords('vacancies');
  const { number } = useFormat();
  const { kind, records, distance, q } = way;
  return (
    <ButtonLink href={way.href} kind={isFirst ? 'solid' : 'line'} wide>
      {t(`search.empty.${kind}`, { count: records, number: number(records), distance, q })}
    </ButtonLink>
  );
}
