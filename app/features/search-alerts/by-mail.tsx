/** The same for whoever comes by the link of a mail, without signing in. */
import { data } from 'react-router';
import type { Route } from './+types/by-mail.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Alerts } from '#app/features/search-alerts/components/alerts.tsx';
import { answerAlerts, loadAlerts } from '#app/features/search-alerts/list.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { secrecy, secretReferrer } from '#app/shell/mail-link.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { key: 'words', change: 'words' };

const keyIn = (url: URL) => url.searchParams.get('key') ?? '';

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadAlerts(context.get(pageContext), url, keyIn(url)), { headers: secrecy });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerAlerts(context.get(pageContext), await readForm(request), { url, key: keyIn(url) });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;
export const headers = () => secrecy;

export default function AlertsByMail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <meta name="referrer" content={secretReferrer} />
      <Alerts loaded={loaderData} answer={actionData} />
    </>
  );
}
