import type { ReactNode } from 'react';

type SectionProps = { id?: string; title: string; lead?: ReactNode; children: ReactNode };

/** One subject of a screen with more than one; a rule sets it apart from the one before. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={id && `${id}-title`}
      className="min-w-0 scroll-mt-24 [&+&]:border-t [&+&]:border-line [&+&]:pt-8"
    >
      <h2 id={id && `${id}-title`} className="t-h3">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-[33em] text-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
