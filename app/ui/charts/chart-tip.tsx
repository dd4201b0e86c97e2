import type { ChartPoint } from '#app/ui/charts/chart-data.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { chartWords } from '#app/ui/words/charts.ts';

type ChartTipProps = { active?: boolean; payload?: readonly { payload?: ChartPoint }[] };

/** Says the point that is pointed at; the table says all of them. */
export function ChartTip({ active, payload }: ChartTipProps) {
  const words = useOwnWords(chartWords);
  const { number } = useFormat();
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  const { name, value, before } = point;
  const more = value - (before ?? value);
  const compared =
    more > 0 ? words.more(number(more, 1)) : more < 0 ? words.less(number(-more, 1)) : words.same;
  return (
    <div className="rounded-ctl border border-line bg-surface px-4 py-3 t-sm text-ink shadow-float">
      <p className="font-semibold first-letter:uppercase">{name}</p>
      <p className="tnum">
        {number(value, 1)}
        {before != null && `, ${compared}`}
      </p>
    </div>
  );
}
