import { type MouseEvent, useEffect, useRef } from 'react';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { errorWords } from '#app/ui/words/errors.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type ErrorSummaryProps = {
  /** `href` is '#' and the id of the control. */
  errors: readonly { href: `#${string}`; message: string }[];
  /** The number of tries: the focus comes here each time it grows. */
  attempt: number;
};

/** All that is wrong, as links to the controls; the same words over every form. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const words = useOwnWords(errorWords);
  const locale = useLocale();
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
      className="rounded-ctl border-l-[6px] border-badfill bg-badbg px-5 py-4 wrap-anywhere text-ink"
    >
      <p className="font-bold text-bad">{words.title(errors.length, number(locale, errors.length))}</p>
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

const usable = ':is(input, select, textarea, button):not([type="hidden"], :disabled)';

/** Of a question over several controls the first that is wrong, or can be used: a group itself takes no key. */
const focusable = (control: HTMLElement): HTMLElement =>
  control instanceof HTMLFieldSetElement
    ? (control.querySelector<HTMLElement>(`[aria-invalid]${usable}`) ??
      control.querySelector<HTMLElement>(usable) ??
      control)
    : control;

// A fragment link scrolls but leaves the focus behind; the label comes into view with the control.
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  focusable(control).focus({ preventScroll: true });
  (control.closest('fieldset, div') ?? control).scrollIntoView({ block: 'center' });
}
