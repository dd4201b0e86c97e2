/** A page as it is written now, for who may write it: as visitors would see it, with the way back. */
import type { Route } from './+types/preview.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import type { PageAttributes } from '#contract/pages.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { pageView } from '#app/features/pages/page-view.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

function stateOf({
  isPublished,
  hasChanges,
}: Pick<PageAttributes, 'isPublished' | 'hasChanges'>): 'draft' | 'changed' | 'online' {
  if (!isPublished) return 'draft';
  return hasChanges ? 'changed' : 'online';
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = await page.api.one(pageCalls.show, { params });
  if (!shown.can.update) throw pageError(403, 'Forbidden');
  const blocks = (shown.blocks ?? []).filter(({ isHidden }) => !isHidden);
  const view = await pageView(page, { ...shown, blocks });
  return { ...view, id: shown.id, state: stateOf(shown), head: { title: shown.title, isHidden: true } };
}

export default function Preview({ loaderData: { id, state, page, data } }: Route.ComponentProps) {
  const t = useWords('page-admin');
  return (
    <>
      <div className="wrap pt-4">
        <Notice
          kind="info"
          title={t(`preview.${state}`)}
          action={
            <ButtonLink kind="line" size="small" href={`/content/${id}/edit`}>
              {t('editBlocks')}
            </ButtonLink>
          }
        />
      </div>
      <BlocksPage page={page} data={data} />
    </>
  );
}
