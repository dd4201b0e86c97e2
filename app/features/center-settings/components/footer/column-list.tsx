import Plus from 'lucide-react/icons/plus';
import { ColumnLinks } from '#app/features/center-settings/components/footer/column-links.tsx';
import { columnsId, itemAddress } from '#app/features/center-settings/components/footer/address.ts';
import type { EditedColumn } from '#app/features/center-settings/components/footer/footer-nodes.ts';
import { ItemPanel } from '#app/features/center-settings/components/footer/item-panel.tsx';
import { ItemTools } from '#app/features/center-settings/components/footer/item-tools.tsx';
import type { LoadedFooter } from '#app/features/center-settings/footer.server.ts';
import { newItem } from '#app/features/menu-items/components/menu/menu-address.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

interface ListProps {
  loaded: LoadedFooter & { formKey: string };
  columns: readonly EditedColumn[];
  /** To the form of the item that is open. */
  answer: FormAnswer<null> | undefined;
  /** The form of that item asks, rather than the other one on the page. */
  asksBeforeLeaving: boolean;
  /** The column in which something has the focus. */
  onTouch: (column: string) => void;
}

function AddLink({ under }: { under: string | null }) {
  const t = useWords('center-settings');
  return (
    <div>
      <ButtonLink
        kind={under ? 'ghost' : 'line'}
        size="small"
        icon={<Plus />}
        href={itemAddress(newItem, under)}
      >
        {t(under ? 'footer.addLink' : 'footer.addColumn')}
      </ButtonLink>
    </div>
  );
}

/** Whether what is open stands in this column: one of its links, a new one for it, or the column itself. */
function isOpenIn({ id, links }: EditedColumn, open: LoadedFooter['open']): boolean {
  if (!open) return false;
  const { record, under } = open;
  if (record === null) return under === id;
  return record.id === id || links.some((link) => link.id === record.id);
}

type ColumnProps = Omit<ListProps, 'columns'> & {
  column: EditedColumn;
  before: EditedColumn | undefined;
  after: EditedColumn | undefined;
  place: number;
};

/** A column with its heading, its links, and the form of what is open in it. */
function Column({ column, before, after, place, onTouch, ...item }: ColumnProps) {
  const t = useWords('center-settings');
  const { id, node, links } = column;
  const { canAdd, open } = item.loaded;
  return (
    <li className="grid gap-3 border-t border-line pt-5" onFocus={() => onTouch(id)}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 flex-[1_1_8rem] t-h4 [overflow-wrap:anywhere]">
          <span className="block t-sm font-normal text-soft">
            {node ? t('footer.column', { place }) : t('footer.loose')}
          </span>
          {node?.label}
        </h3>
        {node && (
          <ItemTools node={node} before={before?.node} after={after?.node} isOpen={open?.record?.id === id} />
        )}
      </div>
      <ColumnLinks links={links} open={open?.record?.id} label={node?.label ?? t('footer.loose')} />
      {canAdd && node && <AddLink under={id} />}
      {isOpenIn(column, open) && <ItemPanel {...item} />}
    </li>
  );
}

/** The columns as staff put them together: they are the items of the footer's menu, so each is kept at once. */
export function FooterColumnList({ columns, ...rest }: ListProps) {
  const t = useWords('center-settings');
  const { canAdd, open } = rest.loaded;
  const { listKeys } = useOwnWords(treeWords);
  const isHydrated = useHydrated();
  const isNewColumn = open !== null && open.record === null && open.under === null;
  return (
    <section aria-labelledby={columnsId} className="grid max-w-form gap-5">
      <div>
        <h2 id={columnsId} tabIndex={-1} className="scroll-mt-24 t-h3">
          {t('footer.columns')}
        </h2>
        <p className="mt-1 text-soft">
          {t(columns.length > 0 ? 'footer.columnsText' : 'footer.noColumns')}{' '}
          {isHydrated && columns.length > 0 && <span className="pointer-coarse:hidden">{listKeys}</span>}
        </p>
      </div>
      <ol className="grid gap-6 empty:hidden">
        {columns.map((column, at) => (
          <Column
            key={column.id}
            column={column}
            before={columns[at - 1]}
            after={columns[at + 1]}
            place={at + 1}
            {...rest}
          />
        ))}
      </ol>
      {canAdd && <AddLink under={null} />}
      {isNewColumn && <ItemPanel {...rest} />}
    </section>
  );
}
