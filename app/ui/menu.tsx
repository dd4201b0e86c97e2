import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';

import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { useShortcutKeys } from '#app/ui/shortcut-keys.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second line. */
  hint?: string;
  /** 'Ctrl D', shown as the keyboard in use has it. The menu only shows it. */
  shortcut?: string;
  /** Takes something away for good. */
  isDanger?: boolean;
  isDisabled?: boolean;
  href?: string;
  onPress?: () => void;
};
export type MenuPart = {
  /** Names the part; without it a line stands between the parts. */
  title?: string;
  /** Of a part without a title: for screen readers. */
  label?: string;
  entries: readonly MenuEntry[];
};

type MenuProps = {
  trigger: ReactElement;
  /** Name of the menu. */
  label: string;
  parts: readonly MenuPart[];
  placement?: Placement;
  /** What is chosen of them; then the entries can be ticked. */
  chosen?: readonly string[];
  isMultiple?: boolean;
  onChoose?: (chosen: string[]) => void;
};

function Entry({ entry }: { entry: MenuEntry }) {
  const { id, label, icon, hint, shortcut, isDanger, isDisabled, href, onPress } = entry;
  const keys = useShortcutKeys(shortcut);
  const colour = isDanger
    ? 'text-bad data-focused:bg-badbg'
    : 'text-ink data-focused:bg-tint2 data-disabled:text-soft';
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      isDisabled={isDisabled}
      onAction={onPress}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 no-underline outline-none focus-inset data-disabled:cursor-default forced-colors:data-focused:outline-2 [&_svg]:size-5 [&_svg]:shrink-0 ${colour}`}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && <Check className={isSelected ? 'text-link' : 'invisible'} />}
          {icon}
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="block">{label}</span>
            {hint && <span className="block t-sm text-soft">{hint}</span>}
          </span>
          {keys && <kbd className="shrink-0 t-xs text-soft">{keys}</kbd>}
        </>
      )}
    </MenuItem>
  );
}

/** Actions on one thing, or choices of how it is shown. Arrow keys, first letters, Esc. */
export function Menu({ trigger, label, parts, placement = 'bottom end', ...rest }: MenuProps) {
  const { chosen, isMultiple, onChoose } = rest;
  return (
    <AriaLocale>
      <MenuTrigger>
        {trigger}
        <Popover
          placement={placement}
          offset={8}
          className="layer-popover max-w-[calc(100vw-2rem)] min-w-60 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float overlay-fade"
        >
          <AriaMenu
            aria-label={label}
            selectionMode={chosen ? (isMultiple ? 'multiple' : 'single') : 'none'}
            selectedKeys={chosen}
            onSelectionChange={(keys) => onChoose?.([...keys].map(String))}
            className="outline-none"
          >
            {parts.map((part, at) => (
              <MenuSection
                key={part.title ?? part.label ?? at}
                aria-label={part.title === undefined ? (part.label ?? label) : undefined}
                className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
              >
                {part.title && (
                  <Header className="px-3 py-1.5 t-sm font-semibold text-soft">{part.title}</Header>
                )}
                {part.entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </MenuSection>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
