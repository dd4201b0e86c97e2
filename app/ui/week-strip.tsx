import { type WeekDay, WeekGlyphs } from '#app/ui/week-glyphs.tsx';

type WeekStripProps = {
  days: readonly WeekDay[];
  /** 'Di en vr, ochtend'. The strip alone says nothing to who cannot see it. */
  words: string;
  size?: 'card' | 'detail';
  flexible?: boolean;
};

export function WeekStrip({ days, words, size, flexible }: WeekStripProps) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1.5">
      <WeekGlyphs days={days} size={size} flexible={flexible} />
      <span className="t-sm font-semibold text-ink">{words}</span>
    </span>
  );
}
