import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { binDays } from '#contract/page-fields.ts';
import { addressForPage } from '#app/features/menu-items/components/menu/menu-address.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Link } from '#app/ui/link.tsx';

/** What leads to a page, as far as it is told, and how much more there is. */
export interface Uses {
  rows: readonly { id: string; kind: 'menu_items' | 'pages'; title: string; menu: string | null }[];
  records: number;
}

/** Each with the way to where it is changed. */
function UseList({ uses: { rows, records } }: { uses: Uses }) {
  const t = useWords('page-admin');
  return (
    <>
      <ul className="mt-1 list-disc pl-5">
        {rows.map(({ id, kind, title }) => (
          <li key={id}>
            <Link href={kind === 'pages' ? `/content/${id}/edit` : '/content/menu-items'} className="link">
              {title}
            </Link>{' '}
            <span className="text-soft">{t(`uses.${kind}`)}</span>
          </li>
        ))}
      </ul>
      {records > rows.length && <p>{t('uses.more', { count: records - rows.length })}</p>}
    </>
  );
}

/** What would lead nowhere without the page. */
function LostLinks({ uses }: { uses: Uses }) {
  const t = useWords('page-admin');
  if (uses.rows.length === 0) return null;
  return (
    <div className="mt-3">
      <p>{t('uses.title')}</p>
      <UseList uses={uses} />
    </div>
  );
}

type UsedInProps = { uses: Uses; page: { id: string; isHome: boolean }; inNoMenu: boolean };

/** What leads to a page, among its settings, and the way into a menu for one that is in none. */
export function UsedIn({ uses, page: { id, isHome }, inNoMenu }: UsedInProps) {
  const t = useWords('page-admin');
  return (
    <section aria-labelledby="gebruikt-in" className="grid gap-2">
      <h2 id="gebruikt-in" className="t-h4">
        {t('usedIn.title')}
      </h2>
      {isHome && <p>{t('usedIn.home')}</p>}
      {uses.rows.length > 0 ? <UseList uses={uses} /> : !isHome && <p>{t('usedIn.nowhereText')}</p>}
      {inNoMenu && (
        <Link href={addressForPage(id)} className="link">
          {t('inMenu.put')}
        </Link>
      )}
    </section>
  );
}

/** What is asked before a page goes into the bin. */
export function RemovalText({ isPublished, uses }: { isPublished: boolean; uses: Uses | undefined }) {
  const t = useWords('page-admin');
  return (
    <>
      <p>{t(isPublished ? 'remove.online' : 'remove.text', { days: binDays })}</p>
      {uses && <LostLinks uses={uses} />}
    </>
  );
}

/** The same where what leads to it is not known yet: it is asked of the screen that knows. */
export function RowRemovalText({ id, isPublished }: { id: string; isPublished: boolean }) {
  const path = usePath();
  const { load, data } = useFetcher<{ uses?: Uses }>();
  const address = path(`/content/${id}/settings`);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  return <RemovalText isPublished={isPublished} uses={data?.uses} />;
}
