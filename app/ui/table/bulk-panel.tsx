import { Button } from 'react-aria-components/Button';
import { Popover } from '#app/ui/popover.tsx';
import type { BulkAction } from '#app/ui/table/bulk.ts';

/** An action of the bulk bar with its questions and dry run in a popover under it. */
export function BulkPanel({ action, className }: { action: BulkAction; className: string }) {
  const { label, icon, panel } = action;
  const trigger = (
    <Button className={className}>
      {icon}
      {label}
    </Button>
  );
  return (
    <Popover label={label} placement="bottom start" size="wide" trigger={trigger}>
      {(close) => <div className="p-5">{panel?.(close)}</div>}
    </Popover>
  );
}
