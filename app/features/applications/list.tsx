import type { Route } from './+types/list.ts';
import { applications } from '#contract/applications.ts';
import { page } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await context.get(page).api.getList(applications, '/api/v1/applications');
  return { items: items.map(({ id, name, vacancyTitle }) => ({ id, name, vacancyTitle })) };
}

export default function List({ loaderData }: Route.ComponentProps) {
  const t = useWords('applications');
  return (
    <>
      <h1 className="t-h1-staff">{t('list.title')}</h1>
      <ul>
        {loaderData.items.map(({ id, name, vacancyTitle }) => (
          <li key={id}>
            <Link href={`/applications/${id}`} className="link">
              {name}
            </Link>{' '}
            {vacancyTitle}
          </li>
        ))}
      </ul>
    </>
  );
}
