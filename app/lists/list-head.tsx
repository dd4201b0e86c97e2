import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button-class.ts';

export interface ListHeadProps {
  title: string;
  /** Under the title. */
  lead?: ReactNode;
  /** The file of all that the list finds, straight from the API. */
  file?: { href: string | undefined; label: string } | undefined;
  /** What else begins here, the most usual one last. */
  children?: ReactNode;
}

/** Four on a tablet nearly fit one line, and a font that comes late would break it: from the start they stand two by two. */
const twoByTwo = 'sm:max-lg:has-[>:nth-child(4)]:grid sm:max-lg:has-[>:nth-child(4)]:grid-cols-[auto_auto]';

/** Over a list: what it is, its file, and what is added to it. */
export function ListHead({ title, lead, file, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="t-h1-staff">{title}</h1>
        {lead && <p className="mt-1 text-soft tnum">{lead}</p>}
      </div>
      <div className={`flex flex-wrap gap-3 ${twoByTwo}`}>
        {file?.href !== undefined && (
          <a href={file.href} download className={buttonClass({ kind: 'line' })}>
            <Download />
            {file.label}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
