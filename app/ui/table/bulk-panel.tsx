import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { BulkAction } from '#app/ui/table/bulk.ts';

/** A deed of the bulk bar with its questions and dry run in a popover under it. */
export function BulkPanel({ action, className }: { action: BulkAction; className: string }) {
  const { label, icon, panel } = action;
  return (
    <DialogTrigger>
      <Button className={className}>
        {icon}
        {label}
      </Button>
      <Popover
        placement="bottom start"
        offset={12}
        containerPadding={16}
        className="layer-popover w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float"
      >
        <Dialog aria-label={label} className="p-5">
          {({ close }) => panel?.(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
