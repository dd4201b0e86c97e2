import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';

type CalendarButtonProps = { label: string; icon: ReactNode; isOpen: boolean; onOpen: () => void };

/** The second way to fill in a date. */
export function CalendarButton({ label, icon, isOpen, onOpen }: CalendarButtonProps) {
  return (
    <IconButton label={label} icon={icon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen} />
  );
}
