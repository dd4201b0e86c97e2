import { type MouseEvent, useEffect, useRef } from 'react';

type ErrorSummaryProps = {
  title: string;
  /** `href` is '#' and the id of the control. */
  errors: readonly { href: `#${string}`; message: string }[];
  /** The number of tries: the focus comes here each time it grows. */
  attempt: number;
};

export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (!any || focused.current === attempt) return;
    focused.current = attempt;
    box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-ctl border-l-[6px] border-badfill bg-badbg px-5 py-4 text-ink"
    >
      <p className="font-bold text-bad">{title}</p>
      <ul className="mt-1 space-y-1">
        {errors.map((error) => (
          <li key={error.href}>
            <a
              href={error.href}
              onClick={focusControl}
              className="inline-block py-0.5 underline underline-offset-3"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A fragment link scrolls but leaves the focus behind; the label comes into view with the control.
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('div') ?? control).scrollIntoView({ block: 'center' });
}
