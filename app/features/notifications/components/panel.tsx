import { useEffect } from 'react';
import { Item } from '#app/features/notifications/components/item.tsx';
import {
  readAll,
  refresh,
  useNotifications,
} from '#app/features/notifications/components/notification-store.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ErrorInPlace } from '#app/ui/error-in-place.tsx';
import { Link } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

function Body({ close }: { close: () => void }) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { items, status } = useNotifications();
  if (items !== null && items.length > 0)
    return (
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} onOpen={close} />
        ))}
      </ul>
    );
  if (status === 'error' && items === null)
    return (
      <div className="p-4">
        <ErrorInPlace level={3} onAgain={() => void refresh(locale)}>
          {t('failed')}
        </ErrorInPlace>
      </div>
    );
  if (items === null)
    return (
      <div className="p-4">
        <Skeleton label={t('loading')} />
      </div>
    );
  return (
    <div className="px-4 py-6">
      <p className="font-semibold">{t('none')}</p>
      <p className="mt-1 t-sm text-soft">{t('noneText')}</p>
    </div>
  );
}

/** What the bell opens (ui.md, section 5): the newest, two lines each, and the way to all of them. */
export default function Panel({ close }: { close: () => void }) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { unread } = useNotifications();
  useEffect(() => void refresh(locale), [locale]);
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-4 py-1.5">
        <h2 className="t-h4">{t('title')}</h2>
        {(unread ?? 0) > 0 && (
          <button
            type="button"
            className="link min-h-11 cursor-pointer t-sm"
            onClick={() => void readAll(locale)}
          >
            {t('readAll')}
          </button>
        )}
      </div>
      <Body close={close} />
      <p className="border-t border-line px-4 py-1.5 text-center">
        <Link href="/notificaties" onClick={close} className="link inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      </p>
    </>
  );
}
