import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { LevelIcon } from './level-icon.tsx';
import type { QueueItem } from '#app/features/vacancy-checks/queue.server.ts';
import { queueAddress } from './queue-address.ts';

/** From so many days on somebody waits long. */
const longWait = 3;

/** What waits, oldest first; on a phone a row that scrolls. */
export function QueueList({ items, shownId }: { items: readonly QueueItem[]; shownId: string | null }) {
  return (
    <ol className="relative max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:pb-2">
      {items.map((item) => (
        <li key={item.id} className="max-lg:w-76 max-lg:shrink-0">
          <Item item={item} isShown={item.id === shownId} />
        </li>
      ))}
    </ol>
  );
}

function Item({ item, isShown }: { item: QueueItem; isShown: boolean }) {
  const t = useWords('vacancy-checks');
  const { text, lang } = localTitle(item, useLocale());
  const { waitingDays } = item;
  return (
    <Link
      href={queueAddress(item.id)}
      aria-current={isShown ? 'true' : undefined}
      className={`flex min-h-17 items-start gap-2.5 border-s-4 px-2.5 py-3 text-ink no-underline hover:bg-tint max-lg:rounded-ctl ${
        isShown ? 'border-solid bg-tint2' : 'border-transparent'
      }`}
    >
      <VacancyPhoto
        imageKey={item.imageKey}
        category={item.category}
        className="h-11 w-14 shrink-0 rounded-ctl max-[17rem]:hidden"
      />
      <span className="min-w-0 flex-1">
        <span lang={lang} className="block font-semibold wrap-break-word hyphens-auto">
          {text}
        </span>
        <span className="block t-sm text-soft wrap-break-word">{item.organizationName}</span>
        <span className={`block t-sm ${waitingDays >= longWait ? 'font-semibold text-warn' : 'text-soft'}`}>
          {waitingDays === 0 ? t('queue.today') : t('queue.days', { count: waitingDays })}
          {item.isChange && `, ${t('queue.change')}`}
          {item.isOnline && `, ${t('queue.online')}`}
        </span>
      </span>
      <LevelIcon level={item.level} />
    </Link>
  );
}
