/**
 * What happens to toasts, as a pure function of events and the time at which they fall. No timers: time that has passed is
 * counted from the moment of each event, so a late tick, a sleeping tab or any number of pauses shifts nothing.
 */
import type { ReactNode } from 'react';

/** Numbers and lists of the specification, sections 4, 8 and 9. */
export const toastDurationMs = 5000;
export const toastTickMs = 16;
export const toastColors = ['primary', 'success', 'danger', 'warning', 'info', 'muted'] as const;
export const toastPositions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export const toastPosition: ToastPosition = 'bottom-right';

/** Long enough to read, think and press. */
export const undoDurationMs = 8000;
/** Of one position; others wait, and their time begins when they show. */
export const mostVisible = 3;

export type ToastColor = (typeof toastColors)[number];
export type ToastPosition = (typeof toastPositions)[number];

export interface Toast {
  id: string;
  /** By the clock of the store, in milliseconds. */
  createdAt: number;
  /** Share of the duration that has passed: 0 to 1. */
  progress: number;
  /** Milliseconds; Infinity stays until it is closed. */
  duration: number;
  color: ToastColor;
  title: string;
  message: string | undefined;
  icon: ReactNode;
  closable: boolean;
  action: { label: string; onPress: () => void } | undefined;
  position: ToastPosition;
}

/** Why time stands still; it goes on when no reason is left. */
export type Hold = 'pointer' | 'focus' | 'hidden';

export interface ToastState {
  /** Oldest first. */
  toasts: readonly Toast[];
  holds: readonly Hold[];
  /** Until when time has been counted. */
  at: number;
}

export type ToastEvent = { at: number } & (
  | { type: 'add'; toast: Omit<Toast, 'createdAt' | 'progress'> }
  | { type: 'close'; id: string }
  | { type: 'clear' }
  | { type: 'hold'; hold: Hold }
  | { type: 'release'; hold: Hold }
  | { type: 'tick' }
);

export const noToasts: ToastState = { toasts: [], holds: [], at: 0 };

/** The first three of each position. */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  const seen = new Map<ToastPosition, number>();
  return toasts.filter(({ position }) => {
    const before = seen.get(position) ?? 0;
    seen.set(position, before + 1);
    return before < mostVisible;
  });
}

const remaining = ({ duration, progress }: Toast) =>
  duration === Infinity ? Infinity : duration * (1 - progress);

/** Below this, in milliseconds, what is left is a rounding of fractions. */
const rounding = 1e-6;

/** Lets time pass: whoever's time is over goes, and whoever waited begins at that very moment. */
function passed(toasts: readonly Toast[], ms: number): readonly Toast[] {
  let [left, now] = [ms, toasts];
  while (left > rounding && now.length > 0) {
    const visible = new Set(visibleToasts(now));
    const step = Math.min(left, ...[...visible].map(remaining));
    now = now
      .map((toast) =>
        visible.has(toast)
          ? { ...toast, progress: Math.min(1, toast.progress + step / toast.duration) }
          : toast,
      )
      .filter((toast) => remaining(toast) > rounding);
    left -= step;
  }
  return now;
}

export function afterToastEvent(state: ToastState, event: ToastEvent): ToastState {
  // A clock that was set back counts for nothing.
  const ms = Math.max(0, event.at - state.at);
  const toasts = state.holds.length > 0 ? state.toasts : passed(state.toasts, ms);
  const now: ToastState = { ...state, toasts, at: state.at + ms };
  switch (event.type) {
    case 'add':
      return { ...now, toasts: [...toasts, { ...event.toast, createdAt: event.at, progress: 0 }] };
    case 'close':
      return { ...now, toasts: toasts.filter(({ id }) => id !== event.id) };
    case 'clear':
      return { ...now, toasts: [] };
    case 'hold':
      return { ...now, holds: [...new Set([...state.holds, event.hold])] };
    case 'release':
      return { ...now, holds: state.holds.filter((hold) => hold !== event.hold) };
    default:
      return now;
  }
}

/** Whether anything changes by waiting. */
export const isTicking = ({ toasts, holds }: ToastState): boolean =>
  holds.length === 0 && visibleToasts(toasts).some(({ duration }) => duration !== Infinity);
