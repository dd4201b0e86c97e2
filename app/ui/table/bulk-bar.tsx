import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { Bulk } from '#app/ui/table/bulk.ts';
import { BulkPanel } from '#app/ui/table/bulk-panel.tsx';
import { PageBox } from '#app/ui/table/page-box.tsx';
import type { TableSelection } from '#app/ui/table/use-selection.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

type BulkBarProps = { bulk: Bulk; selection: TableSelection; formId: string };

const button =
  'inline-flex min-h-11 items-center gap-2 rounded-ctl border-ctl border-transparent px-3 font-semibold text-onsolid no-underline transition-colors hover:bg-solidh aria-expanded:bg-solidp [&_svg]:size-5 [&_svg]:shrink-0';

/** Stands in place of the head while rows are chosen; without script it is a form under the list of its actions. */
export function BulkBar({ bulk, selection, formId }: BulkBarProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <bulk.Form id={formId} action={bulk.action} isDocument>
        {bulk.children}
        {selection.isAllMatching && <input type="hidden" name="scope" value="matching" />}
      </bulk.Form>
      {!isHydrated && <PlainBar bulk={bulk} formId={formId} />}
      {selection.count > 0 && <ActiveBar bulk={bulk} selection={selection} />}
      <ChosenStatus selection={selection} />
    </>
  );
}

/** Only where there is no script. */
function PlainBar({ bulk, formId }: { bulk: Bulk; formId: string }) {
  return (
    <noscript>
      <div className="flex flex-wrap gap-1 bg-solid p-1.5 text-onsolid">
        {bulk.actions.map(({ key, label, icon }) => (
          <button key={key} type="submit" form={formId} name="act" value={key} className={button}>
            {icon}
            {label}
          </button>
        ))}
      </div>
    </noscript>
  );
}

function ActiveBar({ bulk, selection }: Omit<BulkBarProps, 'formId'>) {
  const words = useOwnWords(tableWords);
  const { number } = useFormat();
  return (
    <div className="sticky top-(--bar-height,4rem) layer-bar">
      <div
        role="toolbar"
        aria-label={words.bulk}
        className="focus-inset flex min-h-14 flex-wrap items-center gap-x-1 bg-solid py-1.5 pr-2 pl-3 text-onsolid"
      >
        <PageBox selection={selection} onBar />
        <span className="mr-2 pl-3 font-medium tnum">{words.chosen(number(selection.count))}</span>
        {bulk.actions.map((action) =>
          action.panel ? (
            <BulkPanel key={action.key} action={action} className={button} />
          ) : (
            <button key={action.key} type="button" onClick={action.onPress} className={button}>
              {action.icon}
              {action.label}
            </button>
          ),
        )}
        <button
          type="button"
          onClick={() => selection.step({ kind: 'none' })}
          className={`ml-auto ${button}`}
        >
          <X />
          {words.chooseNone}
        </button>
      </div>
      <Further selection={selection} />
    </div>
  );
}

/** From the page on to all that match, and back. */
function Further({ selection }: { selection: TableSelection }) {
  const words = useOwnWords(tableWords);
  const { number } = useFormat();
  const { total, chosen, isPageChosen, isAllMatching, step } = selection;
  if (!isPageChosen || total <= chosen.size) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-line bg-tint2 px-3 t-sm text-ink">
      {isAllMatching ? words.allChosen(number(total)) : words.pageChosen(number(chosen.size))}
      <button
        type="button"
        onClick={() => step({ kind: isAllMatching ? 'onlyPage' : 'allMatching' })}
        className="min-h-11 link"
      >
        {isAllMatching ? words.onlyPage : words.chooseAll(number(total))}
      </button>
    </p>
  );
}

/** Says the count after each change, and nothing on arrival. */
function ChosenStatus({ selection: { count } }: { selection: TableSelection }) {
  const words = useOwnWords(tableWords);
  const { number } = useFormat();
  const [first] = useState(count);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && count !== first) setChanged(true);
  return (
    <p role="status" className="sr-only">
      {!hasChanged ? '' : count === 0 ? words.noneChosen : words.chosen(number(count))}
    </p>
  );
}
