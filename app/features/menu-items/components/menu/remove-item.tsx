import type { ReactNode } from 'react';
import type { MenuAct, MenuItemView } from '#app/features/menu-items/menu.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

const Act = actFormOf<MenuAct>();
const Press = actButtonOf<MenuAct>();

type RemoveItemProps = {
  item: MenuItemView;
  /** How many stand under it, which go along. */
  below: number;
};

/** Asked in place, so that it is asked without script too. */
export function RemoveItem(props: RemoveItemProps) {
  const t = useWords('menu-items');
  return (
    <Disclosure isQuiet="danger" summary={t('remove')}>
      <RemoveQuestion {...props} />
    </Disclosure>
  );
}

/** The question itself; `children` stand beside its answer. */
export function RemoveQuestion({
  item: { id, name },
  below,
  children,
}: RemoveItemProps & { children?: ReactNode }) {
  const t = useWords('menu-items');
  return (
    <>
      <p className="mb-3">
        {below === 0 ? t('removeAsk', { name }) : t('removeAskWith', { name, count: below })}
      </p>
      <Act act="remove" fields={{ itemId: id, name }} className="flex flex-wrap gap-3">
        <Press kind="danger">{t('removeSure')}</Press>
        {children}
      </Act>
    </>
  );
}
