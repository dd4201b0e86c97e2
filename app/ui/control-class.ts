// The shell every typed or chosen field shares.

export type ControlSize = 'large' | 'medium';

export function controlClass({
  size = 'medium',
  invalid,
}: {
  size?: ControlSize;
  invalid?: boolean;
}): string {
  return [
    'block w-full min-w-0 rounded-ctl bg-surface px-3.5 text-ink transition-colors t-body',
    'disabled:border-dashed disabled:bg-sunken disabled:text-soft [&[readonly]]:bg-sunken',
    invalid ? 'border-2 border-badfill' : 'border-ctl border-edge hover:border-ink',
    size === 'large' ? 'min-h-14' : 'min-h-12',
  ].join(' ');
}
