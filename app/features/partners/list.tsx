/** With whom the centre does its work (ui.md, section 8, screen 28b): centres beside it, and who makes it possible. */
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { partnerCalls } from '#contract/calls/partners.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { pageContext } from '#app/api/page-context.ts';
import { CenterPartners, MakingPossible } from '#app/features/partners/components/partner-lists.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return api.list(partnerCalls.list, { page: { size: pageSizeMax } });
}

export default function Partners({ loaderData: { items, can } }: Route.ComponentProps) {
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
        {can.create && (
          <ButtonLink href="/partners/add" icon={<Plus />}>
            {t('list.add')}
          </ButtonLink>
        )}
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
