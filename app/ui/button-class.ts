// The look of a button apart from the button, so that links of a router can wear it.

export type ButtonKind = 'solid' | 'line' | 'soft' | 'ghost' | 'danger' | 'dangerGhost' | 'accent';
export type ButtonSize = 'large' | 'medium' | 'small';

const KINDS: Record<ButtonKind, string> = {
  solid: 'border-transparent bg-solid text-onsolid hover:bg-solidh active:bg-solidp',
  line: 'border-edge bg-surface text-ink hover:border-ink hover:bg-tint active:bg-tint2',
  soft: 'border-transparent bg-tint2 text-link hover:bg-tint3 hover:text-ink active:bg-tint2',
  ghost: 'border-transparent bg-transparent text-link hover:bg-tint hover:text-ink active:bg-tint2',
  danger: 'border-transparent bg-badfill text-onbad hover:bg-badh active:bg-badh',
  dangerGhost: 'border-transparent bg-transparent text-bad hover:bg-badbg active:bg-badbg',
  accent: 'border-transparent bg-accent text-onaccent hover:bg-accenth active:bg-accent',
};

// The small one is 40 px for rows of staff screens; its invisible edge makes 44 of it.
const SIZES: Record<ButtonSize, string> = {
  large: 'min-h-14 px-7 t-body',
  medium: 'min-h-12 px-5 t-body',
  small: 'relative min-h-10 px-3.5 t-sm after:absolute after:-inset-x-0 after:-inset-y-[3px]',
};

const NOT_YET = 'border-dashed border-edge bg-sunken text-soft';

type Look = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; blocked?: boolean };

export function buttonClass({ kind = 'solid', size = 'medium', wide, blocked }: Look = {}): string {
  return [
    'inline-flex max-w-full items-center justify-center gap-2 rounded-ctl border-ctl py-1.5 text-center font-semibold leading-tight',
    'no-underline transition-colors [&_svg]:shrink-0',
    size === 'small' ? '[&_svg]:size-4.5' : '[&_svg]:size-5',
    blocked ? NOT_YET : KINDS[kind],
    SIZES[size],
    wide ? 'w-full' : '',
  ].join(' ');
}
