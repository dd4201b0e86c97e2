/** The searches that one is mailed about, by one's account. */
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Alerts } from '#app/features/search-alerts/components/alerts.tsx';
import { answerAlerts, loadAlerts } from '#app/features/search-alerts/list.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadAlerts(context.get(pageContext), url, null);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerAlerts(context.get(pageContext), await readForm(request), { url, key: null });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function OwnAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return <Alerts loaded={loaderData} answer={actionData} />;
}
