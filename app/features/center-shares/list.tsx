/** Centres with which this one shares vacancies, for its staff. Works without script. */
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { OfferForm } from '#app/features/center-shares/components/offer-form.tsx';
import { ShareRows } from '#app/features/center-shares/components/share-rows.tsx';
import { loadShares, shareActs } from '#app/features/center-shares/list.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return loadShares(context.get(pageContext));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, shareActs(page));
}

export default function List({ loaderData: { shares, isOn, others } }: Route.ComponentProps) {
  const t = useWords('center-shares');
  const isGiving = shares.some((share) => share.isGiving);
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/partners', label: t('partners') }, { label: t('titles.list') }]}
      />
      <div className="mt-4 mb-6 max-w-reading">
        <h1 className="t-h1-staff">{t('titles.list')}</h1>
        <p className="mt-1 text-soft">{t('lead')}</p>
      </div>
      <div className="max-w-[60rem] pb-10">
        {!isOn && (
          <div className="mb-6">
            <Notice kind="info" title={t('off')}>
              {t('offText')}
            </Notice>
          </div>
        )}
        {shares.length === 0 ? (
          <EmptyState title={t('none')} drawing={<HousePart kind="door" />}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <ShareRows shares={shares} />
        )}
        {isGiving && <p className="mt-4 text-soft">{t('mark')}</p>}
        {others && <OfferForm centers={others} />}
      </div>
    </>
  );
}
