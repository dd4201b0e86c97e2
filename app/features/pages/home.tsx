import type { Route } from './+types/home.ts';
import { vacancies } from '#contract/vacancies.ts';
import { page } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(page);
  const { items } = await api.getList(vacancies, '/api/v1/vacancies/search', { page: { size: 12 } });
  return { items: items.map(({ id, title }) => ({ id, title })) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useWords('pages');
  return (
    <div className="wrap py-14">
      <h1 className="t-display">{t('home.title')}</h1>
      <ul className="mt-6">
        {loaderData.items.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/vacancies/${id}`} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link href="/vacancies/search" className="link">
          {t('home.all')}
        </Link>
      </p>
    </div>
  );
}
