import type { ReactNode } from 'react';
import { ListMore, type ListMoreProps } from '#app/lists/list-more.tsx';

export interface ListHeadProps extends ListMoreProps {
  title: string;
  /** Under the title. */
  lead?: ReactNode;
  /** Before the menu. */
  tools?: ReactNode;
  /** What begins here most often: one button, whatever else there is stands in the menu. */
  children?: ReactNode;
}

/** Over a list: what it is, what is added to it, and behind one button the rest. */
export function ListHead({ title, lead, ways, file, tools, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="t-h1-staff">{title}</h1>
        {lead && <p className="mt-1 text-soft tnum">{lead}</p>}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {tools}
        <ListMore ways={ways} file={file} />
        {children}
      </div>
    </div>
  );
}
