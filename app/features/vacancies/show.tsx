import type { Route } from './+types/show.ts';
import { vacancies } from '#contract/vacancies.ts';
import { page } from '#app/api/page-context.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(page);
  const vacancy = await api.getOne(vacancies, `/api/v1/vacancies/${encodeURIComponent(params.id)}`, {
    include: ['organization', 'categories'],
  });
  return {
    head: { title: vacancy.title, description: vacancy.summary ?? undefined },
    title: vacancy.title,
    description: vacancy.description,
    organization: vacancy.organization?.name ?? '',
  };
}

export default function Show({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <h1 className="t-h1">{loaderData.title}</h1>
      <p className="t-lead">{loaderData.organization}</p>
      <p className="mt-4">{loaderData.description}</p>
    </article>
  );
}
