/**
 * Short messages that go away by themselves: `showToast({ color: 'success', title: 'Vacature staat online' })`, from anywhere in
 * the browser. What must be read belongs on the page instead. The shell shows them (app/shell/toasts.tsx).
 */
import type { ReactNode } from 'react';
import { wantToasts } from '#app/ui/toast-calls.ts';
import {
  afterToastEvent,
  isTicking,
  noToasts,
  toastDurationMs,
  toastPosition,
  toastTickMs,
  undoDurationMs,
  type Hold,
  type Toast,
  type ToastColor,
  type ToastPosition,
  type ToastState,
} from '#app/ui/toast-state.ts';

export interface NewToast {
  color: ToastColor;
  title: string;
  /** One line. */
  message?: string;
  /** Else the sign of its colour. */
  icon?: ReactNode;
  /** Five seconds; eight with an action; danger stays. Infinity stays too. */
  durationMs?: number;
  /** False takes the cross away; what stays can always be closed. */
  closable?: boolean;
  /** One, such as undoing. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  position?: ToastPosition;
}

/** Time, handed in so that tests have a clock of their own. */
export interface ToastClock {
  now(): number;
  /** Gives the way to stop. */
  every(ms: number, act: () => void): () => void;
}

const realClock: ToastClock = {
  now: () => performance.now(),
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};

function usualDuration({ color, action }: NewToast): number {
  if (color === 'danger') return Infinity;
  return action ? undoDurationMs : toastDurationMs;
}

function complete(id: string, asked: NewToast): Omit<Toast, 'createdAt' | 'progress'> {
  const duration = asked.durationMs ?? usualDuration(asked);
  const { color, title, message, icon, action, position = toastPosition } = asked;
  const closable = duration === Infinity || (asked.closable ?? true);
  return { id, duration, color, title, message, icon, closable, action, position };
}

type Change =
  | { type: 'close'; id: string }
  | { type: 'clear' | 'tick' }
  | { type: 'hold' | 'release'; hold: Hold };

/** Whether nothing but time has passed. */
const isAlike = (one: ToastState, other: ToastState): boolean =>
  one.holds.length === other.holds.length &&
  one.toasts.length === other.toasts.length &&
  one.toasts.every(({ id }, at) => id === other.toasts[at]?.id);

/** Keeps whoever listens, until what this gives is called. */
function hearers() {
  const all = new Set<() => void>();
  return {
    add(hearer: () => void) {
      all.add(hearer);
      return () => void all.delete(hearer);
    },
    tell: () => all.forEach((hearer) => hearer()),
  };
}

/** Gives what starts and stops the ticking. */
function ticking(clock: ToastClock, act: () => void) {
  let stop: (() => void) | null = null;
  return (isWanted: boolean) => {
    if (isWanted) stop ??= clock.every(toastTickMs, act);
    else {
      stop?.();
      stop = null;
    }
  };
}

/** A store of toasts; the product has one, below. */
export function createToasts(clock: ToastClock = realClock) {
  let state: ToastState = noToasts;
  let drawn: ToastState = noToasts;
  let shown = 0;
  const [changes, ticks] = [hearers(), hearers()];

  function settle(next: ToastState): void {
    state = next;
    tick(isTicking(state));
    ticks.tell();
    if (isAlike(drawn, state)) return;
    drawn = state;
    changes.tell();
  }
  const send = (change: Change) => settle(afterToastEvent(state, { ...change, at: clock.now() }));
  const tick = ticking(clock, () => send({ type: 'tick' }));

  return {
    read: () => state,
    /**
     * What React draws: it stays the same while nothing but time passes. Told of each tick, React would begin anew with the page that
     * it is drawing meanwhile, and one that takes longer than a tick would not be there before the toasts are gone.
     */
    readDrawn: () => drawn,
    subscribe: changes.add,
    /** Tells of each tick as well, to whoever draws beside React. */
    watch: ticks.add,
    /** Gives its id. */
    show(asked: NewToast): string {
      shown += 1;
      const id = `toast-${shown}`;
      settle(afterToastEvent(state, { type: 'add', toast: complete(id, asked), at: clock.now() }));
      return id;
    },
    close: (id: string) => send({ type: 'close', id }),
    clear: () => send({ type: 'clear' }),
    hold: (hold: Hold) => send({ type: 'hold', hold }),
    release(hold: Hold) {
      if (state.holds.includes(hold)) send({ type: 'release', hold });
    },
  };
}

/** The toasts of this window. */
export const toasts = createToasts();

/** Shows one and gives its id. */
export function showToast(toast: NewToast): string {
  wantToasts();
  return toasts.show(toast);
}
export const closeToast = (id: string): void => toasts.close(id);
/** All at once, those that wait as well. */
export const clearToasts = (): void => toasts.clear();
