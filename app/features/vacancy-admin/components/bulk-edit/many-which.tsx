import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import type { ManyVacancies } from '#app/features/vacancy-admin/many.server.ts';

/** How many are meant, and by name for whoever wants to see them. */
export function ManyWhich({ many: { vacancies, isNamed, listHref } }: { many: ManyVacancies }) {
  const t = useWords('vacancy-admin');
  const { number } = useFormat();
  const count = vacancies.length;
  return (
    <>
      <p className="mt-1 text-soft">
        {t(isNamed ? 'many.chosen' : 'many.found', { count, number: number(count) })} {t('many.intro')}{' '}
        <Link href={listHref} className="link">
          {t('many.others')}
        </Link>
      </p>
      <details className="mt-3">
        <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-link">
          {t('many.show')}
        </summary>
        <ul className="mt-1 max-h-64 list-disc overflow-y-auto ps-6" tabIndex={0} aria-label={t('bulk.whom')}>
          {vacancies.map(({ id, title }) => (
            <li key={id} className="wrap-break-word">
              {title}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
