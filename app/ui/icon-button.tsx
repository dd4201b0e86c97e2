import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> & {
  /** Verb and object: 'Bewaar Koken voor de buurttafel'. */
  label: string;
  icon: ReactNode;
  raised?: boolean;
};

/** 44 px. For close, bookmark and the like; what a volunteer must find gets words. */
export function IconButton({ label, icon, raised, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      aria-label={label}
      className={`inline-grid size-11 shrink-0 place-content-center rounded-ctl border-ctl border-transparent text-ink transition-colors hover:bg-tint2 active:bg-tint3 disabled:bg-transparent disabled:text-soft disabled:opacity-60 [&_svg]:size-5 ${raised ? 'bg-surface shadow-lift' : ''}`}
    >
      {icon}
    </button>
  );
}
