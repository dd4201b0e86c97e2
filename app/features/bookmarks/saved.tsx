/** What somebody keeps, by an account or on this device, and what they looked at last. */
import { isRouteErrorResponse, useActionData } from 'react-router';
import type { Route } from './+types/saved.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useOwnIds } from '#app/features/bookmarks/components/kept-store.ts';
import { Lead } from '#app/features/bookmarks/components/saved/lead.tsx';
import { SavedList } from '#app/features/bookmarks/components/saved/saved-list.tsx';
import { SeenList } from '#app/features/bookmarks/components/saved/seen-list.tsx';
import { useFound } from '#app/features/bookmarks/components/saved/use-found.ts';
import { useSeen } from '#app/features/bookmarks/components/seen-store.ts';
import { useSavedIds } from '#app/features/bookmarks/components/saved/use-saved-ids.ts';
import { answerSaved, loadSaved } from '#app/features/bookmarks/saved.server.ts';
import { isActRefused } from '#app/forms/act-answer.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { ids: 'words', taken: 'words', since: 'words' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadSaved(context.get(pageContext), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerSaved(context.get(pageContext), await readForm(request), url);
}

/** Without a connection the page stays: what the device keeps is asked for again later. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isAsking = new URL(request.url).searchParams.has('ids');
    if (!isAsking || isRouteErrorResponse(error) || error instanceof Response) throw error;
    return null;
  }
}

/** What was pressed on another page without script comes back here when it is refused. */
function Refused() {
  const t = useWords('bookmarks');
  const answer: unknown = useActionData();
  if (!isActRefused(answer)) return null;
  const reasons = [...answer.general, ...Object.values(answer.fields)];
  return (
    <div className="mt-6">
      <Notice kind="danger" title={t('failed')} live>
        {inSentences(reasons)}
      </Notice>
    </div>
  );
}

/** To an admin who is signed in as somebody. */
function NotTheirs({ name }: { name: string }) {
  const t = useWords('bookmarks');
  return (
    <div className="mx-auto max-w-[52rem]">
      <h1 className="t-h1">{t('saved.heading')}</h1>
      <p className="mt-3 text-soft">{t('saved.visit', { name })}</p>
    </div>
  );
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const t = useWords('bookmarks');
  const { items = [], taken = null, takenSince = '' } = loaderData ?? {};
  const hasAccount = useOwnIds() !== null;
  const ids = useSavedIds(items);
  const seen = useSeen();
  const found = useFound([...ids, ...seen], items);
  const user = useFrame()?.user;
  if (user?.visit) return <NotTheirs name={user.name} />;
  return (
    // What was looked at last comes from the device, after the page: nothing in sight moves for it.
    <div className="mx-auto min-h-dvh max-w-[52rem] noscript:min-h-0">
      <h1 className="t-h1">{t('saved.heading')}</h1>
      <Lead hasAccount={hasAccount} mayClear={!hasAccount && ids.length > 0} />
      <Refused />
      <SavedList ids={ids} found={found} taken={taken} takenSince={takenSince} hasAccount={hasAccount} />
      <SeenList ids={seen} found={found} />
    </div>
  );
}
