import { useFormat } from '#app/i18n/now.ts';
import { type ChartProps, valuesOf } from '#app/ui/charts/chart-data.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { ChartTable, useSigned } from '#app/ui/charts/chart-table.tsx';

type BreakdownProps = ChartProps & {
  finding: string;
  note?: string;
  level?: 2 | 3;
  /** Fewer is better, as with days to an answer: turns the colours of the difference round. */
  isFewerBetter?: boolean;
  /** Of how many each is a part: its share is told. */
  total?: number;
};

/** Bars under each other with an ink tick for the period before. Plain elements: it draws without any library. */
export function Breakdown({ points, names, isFewerBetter, total, ...words }: BreakdownProps) {
  const highest = Math.max(1e-9, ...valuesOf(points));
  const share = (value: number) => `${(value / highest) * 100}%`;
  const { number } = useFormat();
  const signed = useSigned();
  const tone = (more: number) =>
    more === 0 ? 'text-soft' : more > 0 === !isFewerBetter ? 'text-ok' : 'text-bad';
  return (
    <ChartFrame
      {...words}
      isPlain
      isEmpty={points.length === 0}
      table={<ChartTable points={points} names={names} caption={words.finding} />}
    >
      <ul className="grid gap-3">
        {points.map(({ name, value, before }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)_6rem]"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="relative block h-7 max-sm:order-last max-sm:col-span-2">
              <span
                className="absolute inset-y-1 start-0 rounded-e-tag bg-solid forced-colors:bg-[CanvasText] print:border print:border-ink"
                style={{ width: share(value) }}
              />
              {before != null && (
                <span
                  className="absolute inset-y-0 w-0.75 bg-ink outline-1 outline-surface forced-colors:bg-[Highlight]"
                  style={{ insetInlineStart: share(before) }}
                />
              )}
            </span>
            <span className="text-right whitespace-nowrap tnum">
              <b>{number(value, 1)}</b>{' '}
              {total !== undefined && total > 0 && (
                <span className="t-sm text-soft">{number((value / total) * 100, 0)}%</span>
              )}
              {before != null && (
                <span className={`t-sm ${tone(value - before)}`}>{signed(value - before)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
