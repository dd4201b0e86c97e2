import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CheckLevel } from '#contract/organization-checks.ts';
import type { QueueItem } from '#app/features/organization-approval/approve.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';

/** What was found, or that only a person can find it out. */
export type LevelView = CheckLevel | 'unknown';

const levels: Record<LevelView, { icon: typeof CircleCheck; tone: string }> = {
  good: { icon: CircleCheck, tone: 'text-ok' },
  warning: { icon: TriangleAlert, tone: 'text-warn' },
  danger: { icon: CircleAlert, tone: 'text-bad' },
  unknown: { icon: CircleQuestionMark, tone: 'text-soft' },
};

/** The worst of what was found: picture, colour and words together. */
export function LevelIcon({ level }: { level: LevelView }) {
  const t = useWords('organization-approval');
  const { icon: Icon, tone } = levels[level];
  return (
    <span className={`shrink-0 ${tone}`}>
      <Icon aria-hidden="true" className="size-5.5" />
      <span className="sr-only">{t(`queue.levels.${level}`)}</span>
    </span>
  );
}

/** Who waits, oldest first. */
export function QueueList({ items, shownId }: { items: readonly QueueItem[]; shownId: string | null }) {
  const t = useWords('organization-approval');
  return (
    <ol className="relative max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:pb-2">
      {items.map(({ id, name, level, waitingDays }) => (
        <li key={id} className="max-lg:w-76 max-lg:shrink-0">
          <Link
            href={`/organizations/approve?id=${id}`}
            aria-current={id === shownId ? 'true' : undefined}
            className={`flex min-h-17 items-center gap-3 border-s-4 px-3 py-3 text-ink no-underline hover:bg-tint max-lg:rounded-ctl ${
              id === shownId ? 'border-solid bg-tint2' : 'border-transparent'
            }`}
          >
            <Plate name={name} besideName />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-break-word hyphens-auto">{name}</span>
              <span className="block t-sm text-soft">
                {waitingDays === 0 ? t('queue.today') : t('queue.days', { count: waitingDays })}
              </span>
            </span>
            <LevelIcon level={level} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
