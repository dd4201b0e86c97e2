import type { ReactNode } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';

type SegmentProps = {
  label: string;
  /** Of the control inside, which the label belongs to. */
  id: string;
  icon?: ReactNode;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** The look of a control inside a segment: the shell around it has the edge. */
export const segmentControl =
  'block h-[1.8em] w-full min-w-0 appearance-none truncate bg-transparent font-semibold text-ink placeholder:font-normal t-body';

/** One part of a sentence search, which has the ring while its control has the focus: small label over its control, in a shell that several share (ui.md, section 1). */
export function Segment({ label, id, icon, error, className = '', children }: SegmentProps) {
  return (
    <div
      className={`shared-part relative min-w-0 px-4 py-2.5 has-[:focus-visible]:rounded-ctl lg:px-5 ${error ? 'rounded-ctl border-2 border-badfill' : ''} ${className}`}
    >
      <label htmlFor={id} className="block t-sm text-soft">
        {label}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={icon ? 'relative pr-8' : ''}>
        {children}
        {icon && (
          <span className="pointer-events-none absolute top-1.5 right-0 text-ink [&_svg]:size-5">{icon}</span>
        )}
      </div>
    </div>
  );
}
