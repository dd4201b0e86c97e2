import { useFormat } from '#app/i18n/now.ts';
import type { ChartProps, Series } from '#app/ui/charts/chart-data.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { chartWords } from '#app/ui/words/charts.ts';

type FiguresProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
};

/** Figures at the right, under each other. */
function Figures({ caption, heads, rows }: FiguresProps) {
  return (
    <table className="w-full max-w-form border-collapse tnum">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {heads.map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`px-2 py-2 t-sm font-semibold text-soft [overflow-wrap:anywhere] ${at === 0 ? 'text-left' : 'text-right'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="px-2 py-2.5 text-left font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={heads[at + 1]} className="px-2 py-2.5 text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '+14', '−1,2' or '0'. */
export function useSigned() {
  const { number } = useFormat();
  return (value: number) => {
    const text = number(Math.abs(value), 1);
    return value > 0 ? `+${text}` : value < 0 ? `−${text}` : text;
  };
}

/** The table of one period, or of two beside each other. */
export function ChartTable({ points, names, caption }: ChartProps & { caption: string }) {
  const words = useOwnWords(chartWords);
  const { number } = useFormat();
  const signed = useSigned();
  const hasBefore = names.before !== undefined;
  const heads = [names.label, names.value, ...(hasBefore ? [names.before ?? '', words.difference] : [])];
  const rows = points.map(({ name, value, before }): [string, ...string[]] => [
    name,
    number(value, 1),
    ...(hasBefore
      ? [before == null ? '–' : number(before, 1), before == null ? '–' : signed(value - before)]
      : []),
  ]);
  return <Figures caption={caption} heads={heads} rows={rows} />;
}

/** The table of several series. */
export function SeriesTable({
  caption,
  label,
  labels,
  series,
}: {
  caption: string;
  label: string;
  labels: readonly string[];
  series: readonly Series[];
}) {
  const { number } = useFormat();
  return (
    <Figures
      caption={caption}
      heads={[label, ...series.map(({ name }) => name)]}
      rows={labels.map((name, at) => [name, ...series.map(({ values }) => number(values[at] ?? 0, 1))])}
    />
  );
}
