import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button-class.ts';

type DisclosureProps = {
  summary: string;
  /** A heading inside the summary, where the page's outline needs it. */
  level?: 2 | 3 | 4;
  open?: boolean;
  /** Something to do with what stands above it, rather than a heading of more to read; 'danger' takes it away. */
  isQuiet?: boolean | 'danger';
  /** The same name on several: opening one closes the others. */
  name?: string;
  children: ReactNode;
};

export function Disclosure({ summary, level, open, name, isQuiet, children }: DisclosureProps) {
  if (isQuiet)
    return (
      <details open={open} name={name}>
        <summary
          className={`${buttonClass({ kind: isQuiet === 'danger' ? 'dangerGhost' : 'ghost', size: 'small' })} -ms-3.5 mt-1 cursor-pointer`}
        >
          {summary}
        </summary>
        <div className="pt-3 pb-2">{children}</div>
      </details>
    );
  const Words = level ? (`h${level}` as const) : 'span';
  return (
    <details open={open} name={name} className="group border-t border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-tag py-3 hover:text-link [&::-webkit-details-marker]:hidden">
        <Words className="head t-h4 min-w-0 [overflow-wrap:anywhere] hyphens-auto">{summary}</Words>
        <Plus className="size-5 shrink-0 text-soft group-open:hidden" />
        <Minus className="hidden size-5 shrink-0 text-soft group-open:block" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
