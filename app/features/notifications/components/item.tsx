import { readOne, type Notification } from '#app/features/notifications/components/notification-store.ts';
import { pictureName, Sentence } from '#app/features/notifications/components/sentence.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';

/** One notification: who, what, when. Unread is a tint, a dot and a word. */
export function Item({ item, onOpen }: { item: Notification; onOpen?: () => void }) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { relativeTime } = useFormat();
  const now = useNow();
  const isUnread = item.readAt === null;
  return (
    <li className={`border-t border-line first:border-t-0 ${isUnread ? 'bg-tint' : ''}`}>
      <Link
        href={item.path}
        onClick={() => {
          readOne(locale, item);
          onOpen?.();
        }}
        className="focus-inset flex min-h-18 items-start gap-3.5 px-4 py-3 text-ink no-underline hover:bg-tint2"
      >
        <Avatar name={pictureName(item)} besideName />
        <span className="min-w-0 grow">
          {isUnread && <span className="sr-only">{t('unreadItem')} </span>}
          <span className="block [overflow-wrap:anywhere]">
            <Sentence told={item} />
          </span>
          <span className="block t-sm text-soft">{relativeTime(item.createdAt, now)}</span>
        </span>
        {isUnread && (
          <span
            aria-hidden="true"
            className="mt-1.5 size-2.5 shrink-0 rounded-full border border-transparent bg-solid forced-colors:bg-[CanvasText]"
          />
        )}
      </Link>
    </li>
  );
}
