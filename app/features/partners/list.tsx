/** With whom the centre does its work (ui.md, section 8, screen 28b): centres beside it, and who makes it possible. */
import Plus from 'lucide-react/icons/plus';
import Share2 from 'lucide-react/icons/share-2';
import type { Route } from './+types/list.ts';
import { centerShareCalls } from '#contract/calls/center-shares.ts';
import { partnerCalls } from '#contract/calls/partners.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { CenterPartners, MakingPossible } from '#app/features/partners/components/partner-lists.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** For its staff, where vacancies can be shared or another centre asks for it: how many of those wait for an answer. */
async function sharingOf({ api, center }: Page) {
  const { items } = await api.list(centerShareCalls.list, { page: { size: pageSizeMax } });
  if (!center.features.centerSharing && items.length === 0) return null;
  return { received: items.filter(({ status }) => status === 'received').length };
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api } = page;
  const { items, can } = await api.list(partnerCalls.list, { page: { size: pageSizeMax } });
  return { items, can, sharing: can.create ? await sharingOf(page) : null };
}

export default function Partners({ loaderData: { items, can, sharing } }: Route.ComponentProps) {
  const t = useWords('partners');
  const centers = items.filter(({ kind }) => kind === 'center');
  const organizations = items.filter(({ kind }) => kind === 'organization');
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-6 rounded-card bg-tint p-6 sm:p-9">
        <div className="min-w-0 max-w-reading">
          <h1 className="t-h1">{t('list.title')}</h1>
          <p className="mt-3 t-lead">{t('list.lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {sharing && (
            <ButtonLink kind="line" href="/partners/sharing" icon={<Share2 />}>
              {t(sharing.received > 0 ? 'list.sharingAsked' : 'list.sharing', { count: sharing.received })}
            </ButtonLink>
          )}
          {can.create && (
            <ButtonLink href="/partners/add" icon={<Plus />}>
              {t('list.add')}
            </ButtonLink>
          )}
        </div>
      </header>
      {items.length === 0 && (
        <div className="mt-8">
          <EmptyState title={t('list.none')}>{t(can.create ? 'list.noneStaff' : 'list.noneText')}</EmptyState>
        </div>
      )}
      <CenterPartners partners={centers} />
      <MakingPossible partners={organizations} />
    </>
  );
}
