/** With whom the centre does its work (ui.md, section 8, screen 28b): centres beside it, and who makes it possible. */
import Plus from 'lucide-react/icons/plus';
import Share2 from 'lucide-react/icons/share-2';
import type { Route } from './+types/list.ts';
import { centerShareCalls } from '#contract/calls/center-shares.ts';
import { partnerCalls } from '#contract/calls/partners.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { textLimits } from '#contract/text-limits.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { CenterPartners, MakingPossible } from '#app/features/partners/components/partner-lists.tsx';
import { PartnerSearch } from '#app/features/partners/components/partner-search.tsx';
import { useWords } from '#app/i18n/words.ts';
import { wordsIn } from '#app/shell/list-address.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** For its staff, where vacancies can be shared or another centre asks for it: how many of those wait for an answer. */
async function sharingOf({ api, center }: Page) {
  const { items } = await api.list(centerShareCalls.list, { page: { size: pageSizeMax } });
  if (!center.features.centerSharing && items.length === 0) return null;
  return { received: items.filter(({ status }) => status === 'received').length };
}

export const reads: ScreenReads = { q: 'words' };

/** As many as one sees at a glance: nobody searches among them. */
const mostAtAGlance = 8;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api } = page;
  const q = wordsIn(url.searchParams, 'q', textLimits.search);
  const { items, can } = await api.list(partnerCalls.list, {
    ...(q !== '' && { filter: { q } }),
    page: { size: pageSizeMax },
  });
  return { q, items, can, sharing: can.create ? await sharingOf(page) : null };
}

/** What stands there in place of partners. */
function NoPartners({ q, mayAdd }: { q: string; mayAdd: boolean }) {
  const t = useWords('partners');
  return (
    <div className="mt-8">
      {q === '' ? (
        <EmptyState title={t('list.none')}>{t(mayAdd ? 'list.noneStaff' : 'list.noneText')}</EmptyState>
      ) : (
        <EmptyState
          title={t('search.none', { q })}
          action={
            <ButtonLink kind="line" href="/partners">
              {t('search.whole')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

export default function Partners({ loaderData: { q, items, can, sharing } }: Route.ComponentProps) {
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
        <div className="flex flex-wrap gap-3 empty:hidden">
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
      {(q !== '' || items.length > mostAtAGlance) && <PartnerSearch q={q} />}
      {items.length === 0 && <NoPartners q={q} mayAdd={can.create} />}
      <CenterPartners partners={centers} />
      <MakingPossible partners={organizations} isWhole={q === ''} />
    </>
  );
}
