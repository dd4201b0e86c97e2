import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a step. After the step before it the focus comes here, so that the new one is heard. */
export function StepHeading({ children, lead }: { children: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="t-h3 wrap-anywhere outline-none">
        {children}
      </h2>
      {lead && <p className="mt-1.5 wrap-anywhere text-soft">{lead}</p>}
    </div>
  );
}
