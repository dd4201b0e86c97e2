import type { ReactNode } from 'react';

/** A property, never a state. */
export function Tag({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-tag border border-transparent bg-sunken px-2.5 t-sm text-ink [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {children}
    </span>
  );
}
