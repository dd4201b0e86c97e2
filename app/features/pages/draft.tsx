/** A page as it is being written, for whoever was given the link to it. */
import { data } from 'react-router';
import type { Route } from './+types/draft.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { pageContext } from '#app/api/page-context.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { pageView } from '#app/features/pages/page-view.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import { Notice } from '#app/ui/notice.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = await page.api.one(pageCalls.byShare, { params: { token: params.token } });
  const view = await pageView(page, shown);
  return data({ ...view, head: { title: shown.title, isHidden: true } }, { headers: secrecy });
}

export const headers = () => secrecy;

export default function Draft({ loaderData: { page, data: shown } }: Route.ComponentProps) {
  const t = useWords('pages');
  return (
    <>
      <div className="wrap pt-4">
        <Notice kind="info" title={t('draft.title')}>
          {t('draft.lead')}
        </Notice>
      </div>
      <BlocksPage page={page} data={shown} />
    </>
  );
}
