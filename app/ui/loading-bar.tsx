import type { Ref } from 'react';

/** Specification, section 9: pixels. */
export const loadingBarHeightPx = 3;

type LoadingBarProps = {
  label: string;
  /** 0 to 1. */
  progress: number;
  state: 'hidden' | 'loading' | 'failed';
  /** On its way out. */
  isFading?: boolean;
  /** What grows. */
  line?: Ref<HTMLDivElement>;
};

export const widthOf = (progress: number): string =>
  `${Math.round(Math.min(1, Math.max(0, progress)) * 100)}%`;

/** A line on top of everything while the next page is under way; danger when it fails. */
export function LoadingBar({ label, progress, state, isFading = false, line }: LoadingBarProps) {
  if (state === 'hidden') return null;
  return (
    <div
      role="status"
      className={`pointer-events-none fixed inset-x-0 top-0 layer-loading transition-opacity duration-300 ${isFading ? 'opacity-0' : ''}`}
      style={{ height: loadingBarHeightPx }}
    >
      <span className="sr-only">{label}</span>
      <div
        ref={line}
        aria-hidden="true"
        className={`h-full origin-left transition-[width] forced-colors:bg-[Highlight] ${state === 'failed' ? 'bg-badfill' : 'bg-solid'}`}
        style={{ width: widthOf(progress) }}
      />
    </div>
  );
}
