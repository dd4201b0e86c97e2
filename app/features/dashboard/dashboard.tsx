import type { Route } from './+types/dashboard.ts';
import { page } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(page);
  return { firstName: actor.kind === 'user' ? actor.firstName : '' };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useWords('dashboard');
  return (
    <>
      <h1 className="t-h1-staff">{t('title')}</h1>
      <p>{loaderData.firstName}</p>
    </>
  );
}
