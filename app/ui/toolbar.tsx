import { Fragment, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { Tooltip } from '#app/ui/tooltip.tsx';

export type Tool = {
  id: string;
  label: string;
  icon: ReactNode;
  /** 'Ctrl B', shown as the keyboard in use has it. The toolbar only shows it. */
  shortcut?: string;
  /** On or off; leave out for an action. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

type ToolbarProps = {
  label: string;
  /** Groups with a line between them. */
  groups: readonly (readonly Tool[])[];
  orientation?: 'horizontal' | 'vertical';
};

// 40 px to see; the invisible edge makes 44 of it for a finger.
const look =
  'relative inline-grid size-10 shrink-0 place-content-center rounded-tag border-ctl border-transparent text-ink transition-colors after:absolute after:-inset-0.5 hover:bg-tint2 aria-pressed:bg-tint2 aria-pressed:text-link disabled:text-soft disabled:opacity-60 [&_svg]:size-5';

function ToolButton({ tool, side }: { tool: Tool; side: 'top' | 'right' }) {
  const { label, icon, shortcut, isPressed, isDisabled, onPress } = tool;
  return (
    <Tooltip text={label} shortcut={shortcut} side={side}>
      <Button
        aria-label={label}
        aria-pressed={isPressed}
        isDisabled={isDisabled}
        onPress={onPress}
        className={look}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}

/** One stop of the tab key; arrow keys go along the tools. */
export function Toolbar({ label, groups, orientation = 'horizontal' }: ToolbarProps) {
  const isUpright = orientation === 'vertical';
  return (
    <AriaToolbar
      aria-label={label}
      orientation={orientation}
      className={`inline-flex max-w-full gap-1 rounded-ctl border border-line bg-surface p-1 ${isUpright ? 'flex-col' : 'flex-wrap'}`}
    >
      {groups.map((tools, at) => (
        <Fragment key={tools[0]?.id}>
          {at > 0 && (
            <Separator
              orientation={isUpright ? 'horizontal' : 'vertical'}
              className={isUpright ? 'mx-1 border-t border-line' : 'my-1 border-l border-line'}
            />
          )}
          {tools.map((tool) => (
            <ToolButton key={tool.id} tool={tool} side={isUpright ? 'right' : 'top'} />
          ))}
        </Fragment>
      ))}
    </AriaToolbar>
  );
}
