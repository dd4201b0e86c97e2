import { closedAddress, itemId } from '#app/features/center-settings/components/footer/address.ts';
import type { LoadedFooter } from '#app/features/center-settings/footer.server.ts';
import { newItem } from '#app/features/menu-items/components/menu/menu-address.ts';
import { RemoveItem, RemoveQuestion } from '#app/features/menu-items/components/menu/remove-item.tsx';
import { ItemForm } from '#app/features/menu-items/components/item-form.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type ItemPanelProps = {
  loaded: LoadedFooter & { formKey: string };
  answer: FormAnswer<null> | undefined;
  asksBeforeLeaving: boolean;
};

const belowOf = (items: LoadedFooter['items'], { id }: { id: string }) =>
  items.filter((one) => one.parentId === id).length;

const panel = 'rounded-card border border-line bg-surface p-5';
const heading = 'mb-4 scroll-mt-24 t-h4 [overflow-wrap:anywhere]';

/** Whether it goes: where its bin leads, with or without script. */
function RemovalPanel({
  item,
  items,
}: Pick<LoadedFooter, 'items'> & { item: LoadedFooter['items'][number] }) {
  const t = useWords('menu-items');
  return (
    <section aria-labelledby={itemId} className={panel}>
      <h4 id={itemId} tabIndex={-1} className={heading}>
        {t('removeIt', { name: item.name })}
      </h4>
      <RemoveQuestion item={item} below={belowOf(items, item)}>
        <ButtonLink kind="ghost" href={closedAddress(item.id)}>
          {t('keep')}
        </ButtonLink>
      </RemoveQuestion>
    </section>
  );
}

/** The form of a link or of a column: the same as beside the tree of all menus. */
export function ItemPanel({ loaded, answer, asksBeforeLeaving }: ItemPanelProps) {
  const t = useWords('center-settings');
  const { items, open, hasEnglish, formKey } = loaded;
  if (!open) return null;
  const { record, under, choices, isRemoving } = open;
  if (record && isRemoving) return <RemovalPanel item={record} items={items} />;
  const starts = under === null ? { linkType: 'heading' as const } : { parentId: under };
  return (
    <section aria-labelledby={itemId} className={panel}>
      <h4 id={itemId} tabIndex={-1} className={heading}>
        {record?.name ?? t(under === null ? 'footer.newColumn' : 'footer.newLink')}
      </h4>
      <ItemForm
        key={record ? `${record.id} ${record.lockVersion}` : `${newItem} ${under}`}
        menu="footer"
        record={record}
        items={items}
        choices={choices}
        hasEnglish={hasEnglish}
        formKey={formKey}
        answer={answer}
        within={{ starts, closes: closedAddress(record?.id ?? null), asksBeforeLeaving }}
      />
      {record && <RemoveItem item={record} below={belowOf(items, record)} />}
    </section>
  );
}
