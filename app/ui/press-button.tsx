import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { type ButtonKind, type ButtonSize, buttonClass } from '#app/ui/button-class.ts';

type PressButtonProps = {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  nextIcon?: ReactNode;
  children: string;
  onPress?: () => void;
};

/** Looks as Button does, and opens the menu, popover or tooltip that it stands in. */
export function PressButton({ kind = 'line', size, icon, nextIcon, children, onPress }: PressButtonProps) {
  return (
    <Button onPress={onPress} className={buttonClass({ kind, size })}>
      {icon}
      <span className="min-w-0 wrap-break-word">{children}</span>
      {nextIcon}
    </Button>
  );
}

type PressIconProps = {
  /** Verb and object: 'Meer met Koken voor de buurttafel'. */
  label: string;
  icon: ReactNode;
  onPress?: () => void;
  isPressed?: boolean;
};

/** 44 px with a picture alone. */
export function PressIcon({ label, icon, onPress, isPressed }: PressIconProps) {
  return (
    <Button
      onPress={onPress}
      aria-label={label}
      aria-pressed={isPressed}
      className="inline-grid size-11 shrink-0 place-content-center rounded-ctl border-ctl border-transparent text-ink transition-colors hover:bg-tint2 aria-pressed:bg-tint2 aria-pressed:text-link aria-expanded:bg-tint2 [&_svg]:size-5"
    >
      {icon}
    </Button>
  );
}
