import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { menuRow } from '#app/shell/popover.tsx';
import { Link } from '#app/ui/link.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';

interface PanelButtonProps {
  /** Names button and panel. */
  label: string;
  icon: ReactNode;
  /** Without script the button is a link to the screen that shows the same; where there is none, it waits for script. */
  href?: string;
  /** In a menu: its words beside the sign, and the panel over the menu. */
  isRow?: boolean | undefined;
  /** The panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

const look =
  'has-tip grid size-11 place-content-center rounded-ctl text-ink hover:bg-tint aria-expanded:bg-tint2 [&_svg]:size-5.5';
const panelLook =
  'fixed inset-x-2 top-18 layer-popover max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-card border border-line bg-surface shadow-float sm:inset-x-auto sm:end-2 sm:w-100';
const underButton = 'sm:absolute sm:end-0 sm:top-full sm:mt-2';

/** Escape, a press elsewhere and the focus going elsewhere close the panel. */
function useLeaving(box: RefObject<HTMLDivElement | null>, isOpen: boolean, close: (back: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Node && box.current?.contains(target);
    const press = (event: PointerEvent) => !isInside(event.target) && close(false);
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close(true);
    const focus = (event: FocusEvent) => !isInside(event.target) && close(false);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
      document.removeEventListener('focusin', focus);
    };
  }, [box, isOpen, close]);
}

/** A link, or nothing but its place until it can do something. */
function BeforeScript({ label, icon, href }: Pick<PanelButtonProps, 'label' | 'icon' | 'href'>) {
  if (href === undefined)
    return (
      <span aria-hidden data-tip={label} className={`${look} noscript:hidden`}>
        {icon}
      </span>
    );
  return (
    <Link href={href} className={look} aria-label={label} data-tip={label}>
      {icon}
    </Link>
  );
}

/** A sign in the toolbar with a panel of its own. */
export function PanelButton({ label, icon, href, isRow = false, children }: PanelButtonProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => (back: boolean) => {
    setOpen(false);
    if (back) button.current?.focus();
  });
  useLeaving(box, isOpen, close);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const hasScript = useHydrated();
  if (!hasScript) return isRow ? null : <BeforeScript {...{ label, icon, href }} />;
  return (
    <div ref={box} className={isRow ? '' : 'relative'}>
      <button
        ref={button}
        type="button"
        className={isRow ? `${menuRow} cursor-pointer` : look}
        aria-label={isRow ? undefined : label}
        data-tip={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {isRow && label}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={panelId}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={isRow ? panelLook : `${panelLook} ${underButton}`}
        >
          {children(() => close(true))}
        </div>
      )}
    </div>
  );
}
