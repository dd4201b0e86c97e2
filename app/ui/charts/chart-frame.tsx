import { type ReactNode, Suspense, useId, useState } from 'react';
import Chart from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table';
import { useHydrated } from '#app/ui/hydrated.ts';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { chartWords } from '#app/ui/words/charts.ts';

type ChartFrameProps = {
  /** What it shows: 'Elke maand meer aanmeldingen dan vorig jaar'. */
  finding: string;
  /** How to read it: 'Doorgetrokken dit jaar, gestippeld het jaar ervoor'. */
  note?: string;
  level?: 2 | 3;
  isEmpty?: boolean;
  /** Drawn without script too. */
  isPlain?: boolean;
  /** The same figures; what keyboard and screen readers get, and all there is without script. */
  table: ReactNode;
  /** Where it is not plain it is lazy: drawn in the browser only. */
  children: ReactNode;
};

/** Heading, chart and table. The picture is hidden from screen readers, because the table says it better. */
export function ChartFrame(props: ChartFrameProps) {
  const { finding, note, level = 2, isEmpty, isPlain, table, children } = props;
  const words = useOwnWords(chartWords);
  const isHydrated = useHydrated();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const id = useId();
  const Heading = `h${level}` as const;
  const isTable = view === 'table' || !(isHydrated || isPlain);
  return (
    <section aria-labelledby={id} className="chart min-w-0 break-inside-avoid">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Heading id={id} className="t-h3">
            {finding}
          </Heading>
          {note && <p className="mt-1 t-sm text-soft">{note}</p>}
        </div>
        {!isEmpty && (
          // It keeps its place until it can do something.
          <div className={`print:hidden ${isHydrated ? '' : 'invisible noscript:hidden'}`}>
            <SegmentedChoice
              label={words.view}
              value={view}
              onChange={setView}
              items={[
                { value: 'chart', label: words.chart, icon: <Chart /> },
                { value: 'table', label: words.table, icon: <Table /> },
              ]}
            />
          </div>
        )}
      </div>
      {isEmpty ? (
        <p className="text-soft">{words.empty}</p>
      ) : (
        <>
          <div className={isTable ? '' : 'sr-only'}>{table}</div>
          {!isTable && (
            // Drawn again once the window has changed; until then the old width must not widen the page.
            <div aria-hidden="true" className="overflow-x-clip">
              <Suspense
                fallback={<div className="h-75 rounded-ctl bg-sunken late-in forced-colors:border" />}
              >
                {children}
              </Suspense>
            </div>
          )}
        </>
      )}
    </section>
  );
}
