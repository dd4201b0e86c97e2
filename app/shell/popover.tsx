import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface PopoverProps {
  /** What one presses; its words or `label` name it. */
  summary: ReactNode;
  label?: string;
  summaryClass: string;
  panelClass: string;
  /** The panel hangs below the whole bar, not below its button. */
  isUnderBar?: boolean;
  children: ReactNode;
}

/** A panel that opens without script; with script it also closes by Escape, by pressing elsewhere and by going on. */
export function Popover({
  summary,
  label,
  summaryClass,
  panelClass,
  isUnderBar = false,
  children,
}: PopoverProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = box.current;
      if (!details?.open) return;
      const isInside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.open = false;
        if (isInside) details.querySelector('summary')?.focus();
      } else if (!isInside) details.open = false;
    };
    // A link inside leads on: the panel would stay open over the next page.
    const leave = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && box.current?.contains(link)) box.current.open = false;
    };
    document.addEventListener('click', leave);
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    // By one name: without script too, opening one closes the others, which would lie over it.
    <details ref={box} name="popover" className={`group/popover ${isUnderBar ? '' : 'relative'}`}>
      <summary
        data-tip={label}
        className={`flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden ${summaryClass}`}
      >
        {label === undefined ? (
          summary
        ) : (
          // Words instead of a label on the element: what is seen (initials, an icon) need then not be part of the name.
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span aria-hidden="true" className="flex items-center gap-1">
              {summary}
            </span>
          </>
        )}
      </summary>
      <div className={panelClass}>{children}</div>
    </details>
  );
}

/** The usual panel: under its button, at the right. */
export const floatingPanel =
  'absolute end-0 top-full layer-popover mt-2 w-64 rounded-card border border-line bg-surface p-2 shadow-float';
/** The same under the beginning of its button. */
export const floatingList = floatingPanel.replace('end-0', 'start-0');
export const menuRow =
  'flex min-h-11 w-full items-center gap-3 rounded-ctl px-3 text-start no-underline hover:bg-tint [&_svg]:size-5 [&_svg]:shrink-0';
