import type { Route } from './+types/search.ts';
import { vacancies } from '#contract/vacancies.ts';
import { page } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page);
  const found = await api.getList(vacancies, '/api/v1/vacancies/search', {
    filter: { q: url.searchParams.get('q') },
    page: { size: 12 },
  });
  return {
    items: found.items.map(({ id, title, organizationName }) => ({ id, title, organizationName })),
    records: found.pagination.records,
  };
}

export default function Search({ loaderData: { items, records } }: Route.ComponentProps) {
  const t = useWords('vacancies');
  return (
    <div className="wrap-wide py-10">
      <h1 className="t-h1">{t('search.title', { count: records })}</h1>
      {records === 0 && <p>{t('search.nothing')}</p>}
      <ul className="mt-6">
        {items.map(({ id, title, organizationName }) => (
          <li key={id}>
            <Link href={`/vacancies/${id}`} className="link">
              {title}
            </Link>{' '}
            {organizationName}
          </li>
        ))}
      </ul>
    </div>
  );
}
