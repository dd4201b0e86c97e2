// The shell every typed or chosen field shares.

export type ControlSize = 'large' | 'medium' | 'small';

type Look = {
  size?: ControlSize;
  invalid?: boolean;
  blocked?: boolean;
  /** To be read, not changed. */
  fixed?: boolean;
};

// The small one is for rows of staff screens.
const HEIGHTS: Record<ControlSize, string> = { large: 'min-h-14', medium: 'min-h-12', small: 'min-h-10' };

/** Of the border and the ground: also for a control that is made of parts. */
export function shellClass({ size = 'medium', invalid, blocked, fixed }: Look): string {
  const border = invalid ? 'border-2 border-badfill' : 'border-ctl border-edge';
  return [
    'w-full min-w-0 rounded-ctl text-ink transition-colors t-body',
    blocked
      ? 'border-ctl border-dashed border-edge bg-sunken text-soft'
      : `${fixed ? 'bg-sunken' : 'bg-surface'} ${border} ${invalid ? '' : 'hover:border-ink'}`,
    HEIGHTS[size],
  ].join(' ');
}

export function controlClass(look: Look): string {
  return `block px-3.5 disabled:border-dashed disabled:bg-sunken disabled:text-soft [&[readonly]]:bg-sunken ${shellClass(look)}`;
}
