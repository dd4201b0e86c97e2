import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; lead?: string; children: ReactNode };

/** A part of a long form with a heading and one line of why (ui.md, section 6). */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-5 border-b border-line pb-8 not-first-of-type:pt-3"
    >
      <div>
        <h2 id={id} className="t-h3">
          {title}
        </h2>
        {lead && <p className="mt-1 text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
