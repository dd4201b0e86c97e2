import Check from 'lucide-react/icons/check';

/** needed: asked for. match: asked for and can. can: can, not asked for. missing: asked for, cannot. */
export type DayState = 'off' | 'needed' | 'match' | 'can' | 'missing';
export type WeekDay = { key: string; letter: string; state: DayState };

type WeekGlyphsProps = {
  days: readonly WeekDay[];
  size?: 'card' | 'detail';
  flexible?: boolean;
  plate?: boolean;
};

const STATES: Record<DayState, string> = {
  off: 'border-transparent bg-sunken text-soft',
  needed: 'border-transparent bg-solid font-bold text-onsolid forced-colors:border-[Highlight]',
  match: 'border-transparent bg-okfill text-onok forced-colors:border-[Highlight]',
  can: 'border-transparent bg-tint2 text-ink',
  missing: 'border-edge bg-surface font-bold text-ink',
};

/** Seven letters, hidden from screen readers: always put the words near it (see WeekStrip, or a card's own line). */
export function WeekGlyphs({ days, size = 'card', flexible, plate }: WeekGlyphsProps) {
  const cell = size === 'card' ? 'h-6.5 w-5.5' : 'h-8 w-7';
  return (
    <span
      aria-hidden="true"
      className={`inline-flex max-w-full flex-wrap gap-0.75 ${plate ? 'rounded-ctl bg-surface p-1.5 shadow-lift' : ''}`}
    >
      {days.map((day) => (
        <span
          key={day.key}
          className={`grid place-content-center rounded-cell border-ctl t-xs font-head leading-none ${cell} ${flexible && day.state !== 'off' ? 'border-dashed border-edge bg-surface font-bold text-ink' : STATES[day.state]}`}
        >
          {day.state === 'match' ? <Check className="size-4" strokeWidth={3} /> : day.letter}
        </span>
      ))}
    </span>
  );
}
