import type { Route } from './+types/show.ts';
import { applications } from '#contract/applications.ts';
import { page } from '#app/api/page-context.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const path = `/api/v1/applications/${encodeURIComponent(params.id)}`;
  const { name, message } = await context.get(page).api.getOne(applications, path);
  return { head: { title: name }, name, message };
}

export default function Show({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="t-h1-staff">{loaderData.name}</h1>
      <p>{loaderData.message}</p>
    </>
  );
}
