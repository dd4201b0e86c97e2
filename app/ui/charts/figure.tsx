import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { useSigned } from '#app/ui/charts/chart-table.tsx';

type FigureProps = {
  label: string;
  /** As it is read: '3,4'. */
  value: string;
  /** Difference with the period before. */
  change?: number;
  /** What the difference means: '32% meer', 'sneller'. */
  changeText?: string;
  /** Whether the change is good news; without it neither. */
  isGood?: boolean;
};

/** One number with how it moved; put some in `Figures`. */
export function Figure({ label, value, change, changeText, isGood }: FigureProps) {
  const signed = useSigned();
  const tone = isGood === undefined ? 'text-soft' : isGood ? 'text-ok' : 'text-bad';
  const Arrow = (change ?? 0) < 0 ? TrendingDown : TrendingUp;
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid border-line py-4 sm:px-6 sm:first:ps-0 sm:not-first:border-s">
      <dt className="min-w-0 self-end t-sm wrap-anywhere text-soft">{label}</dt>
      <dd>
        <span className="block head t-h1 tnum">{value}</span>
        {(change !== undefined || changeText) && (
          <span className="flex flex-wrap items-center gap-x-1.5 t-sm text-soft">
            {change !== undefined && (
              <span className={`inline-flex items-center gap-1 font-semibold tnum ${tone}`}>
                {change !== 0 && <Arrow aria-hidden="true" className="size-4" />}
                {signed(change)}
              </span>
            )}
            {changeText}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Numbers beside each other between two rules, without boxes. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <dl className="grid border-y border-line max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] max-sm:gap-x-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-[auto_auto]">
      {children}
    </dl>
  );
}
