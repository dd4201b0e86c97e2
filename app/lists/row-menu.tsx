import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import type { ReactNode } from 'react';
import { useAct } from '#app/forms/use-post.ts';
import { usePath } from '#app/shell/locale-path.ts';
import type { RowMenu } from '#app/ui/table/column.ts';
import { Menu, type MenuEntry } from '#app/ui/menu.tsx';
import { PressIcon } from '#app/ui/press-button.tsx';
import { useConfirm } from '#app/ui/use-confirm.tsx';

/** Something that is done with one record from its row. */
export interface RowAction {
  /** Name of the act, sent with the record's `id`. */
  id: string;
  label: string;
  icon: ReactNode;
  /** A page instead: nothing is sent. */
  href?: string;
  /** Asked first, of what cannot be undone with the same ease. */
  question?: { title: string; text: ReactNode };
}

interface RowMenuProps<Row> {
  /** What the menu is called: 'Meer over Tuinhulp'. */
  label: (row: Row) => string;
  /** What may be done with it now; without any there is no menu. */
  actions: (row: Row) => readonly RowAction[];
}

/** The menu of each row with what may be done with it now, and the question before what is taken away. */
export function useRowMenu<Row extends { id: string }>(
  address: string,
  { label, actions }: RowMenuProps<Row>,
): { menu: RowMenu<Row>; question: ReactNode } {
  const path = usePath();
  const act = useAct({ action: path(address), keepsPlace: true });
  const { confirm, dialog } = useConfirm();
  const send = async (row: Row, { id: name, label: action, question }: RowAction) => {
    if (question && !(await confirm({ ...question, action }))) return;
    void act(name, { id: row.id });
  };
  const entriesOf = (row: Row) =>
    actions(row).map((action): MenuEntry => {
      const { id, icon, href, question } = action;
      const shown = { id, label: action.label, icon };
      if (href !== undefined) return { ...shown, href: path(href) };
      return { ...shown, isDanger: question !== undefined, onPress: () => void send(row, action) };
    });
  return {
    question: dialog,
    menu: (row) => {
      const [entries, name] = [entriesOf(row), label(row)];
      if (entries.length === 0) return null;
      return (
        <Menu
          label={name}
          trigger={<PressIcon label={name} icon={<Ellipsis />} />}
          parts={[{ label: name, entries }]}
        />
      );
    },
  };
}
