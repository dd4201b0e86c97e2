import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CheckLevel } from '#contract/organization-checks.ts';
import { useWords } from '#app/i18n/words.ts';

const levels: Record<CheckLevel, { icon: typeof CircleCheck; tone: string }> = {
  good: { icon: CircleCheck, tone: 'text-ok' },
  warning: { icon: TriangleAlert, tone: 'text-warn' },
  danger: { icon: CircleAlert, tone: 'text-bad' },
};

/** What was found: picture, colour and words together. */
export function LevelIcon({ level }: { level: CheckLevel }) {
  const t = useWords('vacancy-checks');
  const { icon: Icon, tone } = levels[level];
  return (
    <span className={`shrink-0 ${tone}`}>
      <Icon aria-hidden="true" className="size-5.5" />
      <span className="sr-only">{t(`levels.${level}`)}</span>
    </span>
  );
}
