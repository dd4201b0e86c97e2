import type { ReactNode } from 'react';
import { Counter } from '#app/ui/counter.tsx';

type HeadingRuleProps = {
  children: string;
  level?: 2 | 3 | 4;
  id?: string;
  count?: string;
  /** One link at the right: 'Alle 14 bekijken'. */
  side?: ReactNode;
};

/** The heavy rule that opens a queue, an agenda day or a side column; rows below it have thin rules. */
export function HeadingRule({ children, level = 2, id, count, side }: HeadingRuleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-ink pb-2.5">
      <Heading id={id} className="flex min-w-0 items-center gap-2.5 t-h4 [overflow-wrap:anywhere]">
        {children}
        {count && <Counter>{count}</Counter>}
      </Heading>
      {side && <span className="ml-auto t-sm [&>a]:inline-block [&>a]:py-0.5">{side}</span>}
    </div>
  );
}
