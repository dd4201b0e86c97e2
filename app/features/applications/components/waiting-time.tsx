import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useWords } from '#app/i18n/words.ts';

/** From these days on somebody waits long, and too long (ui.md, section 8, screen 11). */
const longDays = 3;
const tooLongDays = 7;

/** How long somebody waits: colour, picture and words together. */
export function Waiting({ days }: { days: number }) {
  const t = useWords('applications');
  const tone = days >= tooLongDays ? 'text-bad' : days >= longDays ? 'text-warn' : 'text-soft';
  const Icon = days >= tooLongDays ? CircleAlert : Clock;
  return (
    <span
      className={`inline-flex items-center gap-1.5 align-middle t-sm font-semibold whitespace-nowrap tnum ${tone}`}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        <span className="sr-only">{t('list.waits')} </span>
        {days === 0 ? t('list.today') : t('list.days', { count: days })}
      </span>
    </span>
  );
}
