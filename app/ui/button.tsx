import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type ButtonKind, type ButtonSize, buttonClass } from '#app/ui/button-class.ts';
import { Link, type LinkProps } from '#app/ui/link.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

type Looks = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; icon?: ReactNode; nextIcon?: ReactNode };

/** A word breaks only where it would be wider than the place that the button has. */
const wordsClass = 'min-w-0 wrap-break-word';

type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
    busy?: boolean;
    /** Shown instead of the label while busy; both keep their place, so the width stays. */
    busyLabel?: string;
    /** Why it cannot be pressed yet: shown beside the button and read with it. */
    blockedReason?: string;
  };

export function Button(props: ButtonProps) {
  const { kind, size, wide, icon, nextIcon, busy, busyLabel, blockedReason, children, ...native } = props;
  const reasonId = useId();
  const still = busy === true || blockedReason !== undefined;
  const button = (
    <button
      type="button"
      {...native}
      className={buttonClass({ kind, size, wide, blocked: blockedReason !== undefined })}
      aria-disabled={still || undefined}
      aria-describedby={blockedReason === undefined ? native['aria-describedby'] : reasonId}
      onClick={still ? stop : native.onClick}
    >
      <Label icon={icon} nextIcon={nextIcon} busy={busy} busyLabel={busyLabel}>
        {children}
      </Label>
    </button>
  );
  if (blockedReason === undefined) return button;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
      {button}
      <span id={reasonId} className="min-w-0 t-sm wrap-break-word text-soft">
        {blockedReason}
      </span>
    </span>
  );
}

export function ButtonLink({ kind, size, wide, icon, nextIcon, children, ...native }: Looks & LinkProps) {
  return (
    <Link {...native} className={buttonClass({ kind, size, wide })}>
      {icon}
      <span className={wordsClass}>{children}</span>
      {nextIcon}
    </Link>
  );
}

// aria-disabled keeps the focus where it is; pressing again, or submitting twice, does nothing.
function stop(event: MouseEvent) {
  event.preventDefault();
}

type LabelProps = Pick<ButtonProps, 'icon' | 'nextIcon' | 'busy' | 'busyLabel' | 'children'>;

function Label({ icon, nextIcon, busy, busyLabel, children }: LabelProps) {
  const words = (
    <>
      {icon}
      <span className={wordsClass}>{children}</span>
      {nextIcon}
    </>
  );
  if (!busyLabel) return words;
  const layer = 'col-start-1 row-start-1 inline-flex min-w-0 items-center justify-center gap-2';
  return (
    <span className="grid min-w-0">
      <span className={`${layer} ${busy ? 'invisible' : ''}`}>{words}</span>
      <span className={`${layer} ${busy ? '' : 'invisible'}`}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}
