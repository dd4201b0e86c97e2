import { useId } from 'react';
import { movesOf, type PageMove } from '#app/features/page-admin/components/page-moves.ts';
import { RemovalText, type Uses } from '#app/features/page-admin/components/page-uses.tsx';
import { addressOfPage } from '#contract/page-kinds.ts';
import type { PageAttributes } from '#contract/pages.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

const Act = actFormOf<PageMove | 'share'>();
const Press = actButtonOf<PageMove | 'share'>();

interface PageActsProps {
  page: PageAttributes & { id: string; can: Record<PageMove | 'share', boolean> };
  /** Only for who may see all pages. */
  uses: Uses | undefined;
}

/** What can be done with the page as a whole. What takes it away is behind one more press. */
export function PageActs({ page, uses }: PageActsProps) {
  const t = useWords('page-admin');
  const id = useId();
  const moves = movesOf(page);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="t-h4">
        {t('acts.title')}
      </h2>
      {(!page.isPublished || page.hasChanges) && (
        <Link href={`/content/${page.id}/preview`} className="link">
          {t('move.preview')}
        </Link>
      )}
      {page.isPublished && (
        <Link href={addressOfPage(page)} className="link">
          {t('move.view')}
        </Link>
      )}
      {moves
        .filter((move) => move !== 'delete')
        .map((move) => (
          <Act key={move} act={move}>
            <Press kind={move === 'publish' ? 'solid' : 'line'}>{t(`move.${move}`)}</Press>
          </Act>
        ))}
      {page.can.share && (
        <Act act="share">
          <Press kind="line">{t('acts.share')}</Press>
          <p className="mt-1 t-sm text-soft">{t('acts.shareText')}</p>
        </Act>
      )}
      {moves.includes('delete') && (
        <Disclosure summary={t('move.delete')} isQuiet="danger">
          <Act act="delete">
            <div className="mb-3">
              <RemovalText isPublished={page.isPublished} uses={uses} />
            </div>
            <Press kind="danger">{t('move.delete')}</Press>
          </Act>
        </Disclosure>
      )}
    </section>
  );
}

/** The link that was made: it is shown this once. */
export function SharedLink({ shared }: { shared: { url: string; expiresAt: string } }) {
  const t = useWords('page-admin');
  const { date } = useFormat();
  return (
    <div className="mb-6">
      <Notice kind="success" title={t('acts.shared', { day: date(shared.expiresAt) })} live>
        <code className="wrap-anywhere select-all">{shared.url}</code>
      </Notice>
    </div>
  );
}
