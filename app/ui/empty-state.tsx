import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  level?: 2 | 3;
  /** A part of the street. */
  drawing?: ReactNode;
  /** One line: what now. */
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, level = 2, drawing, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-start gap-x-8 gap-y-5 py-8 sm:flex-row sm:items-center">
      {drawing}
      <div className="max-w-reading min-w-0 flex-1 max-sm:w-full [overflow-wrap:anywhere] hyphens-auto">
        <Heading className="t-h3">{title}</Heading>
        {children && <div className="mt-1.5 text-soft">{children}</div>}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
