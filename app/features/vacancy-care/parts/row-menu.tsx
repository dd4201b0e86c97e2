import Archive from 'lucide-react/icons/archive';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { type RowMove, rowMoves } from '#app/features/vacancy-care/parts/bulk-acts.ts';
import type { ListedVacancy } from '#app/features/vacancy-care/parts/list.server.ts';
import { localTitle } from '#app/features/vacancies/parts/summary.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Menu, type MenuEntry } from '#app/ui/menu.tsx';
import { PressIcon } from '#app/ui/press-button.tsx';
import { useConfirm } from '#app/ui/use-confirm.tsx';

const icons = {
  publish: <CircleCheck />,
  unpublish: <EyeOff />,
  fill: <Users />,
  restore: <RotateCcw />,
  archive: <Archive />,
  delete: <Trash />,
};

/** What was put away is brought back; to publish it would be the same under another name. */
const isOffered = ({ can }: ListedVacancy, move: RowMove) =>
  can[move] && !(move === 'publish' && can.restore);

/** The menu of each row with what may be done with it now, and the question before what is taken away. */
export function useRowMenu(address: string): {
  menu: (vacancy: ListedVacancy) => ReactNode;
  question: ReactNode;
} {
  const t = useWords('vacancy-care');
  const submit = useSubmit();
  const action = usePath()(address);
  const { confirm, dialog } = useConfirm();
  const send = async (move: RowMove, { id, title }: ListedVacancy) => {
    const question = { title: t('remove.title', { title }), text: t('remove.text'), deed: t('move.delete') };
    if (move === 'delete' && !(await confirm(question))) return;
    void submit({ move, id }, { method: 'post', action, preventScrollReset: true });
  };
  return {
    question: dialog,
    menu: (vacancy) => <RowMenu vacancy={vacancy} onMove={(move) => void send(move, vacancy)} />,
  };
}

function RowMenu({ vacancy, onMove }: { vacancy: ListedVacancy; onMove: (move: RowMove) => void }) {
  const t = useWords('vacancy-care');
  const path = usePath();
  const { id, can } = vacancy;
  const label = t('menu', { title: localTitle(vacancy, useLocale()).text });
  const edit = { id: 'edit', label: t('move.edit'), icon: <Pencil />, href: path(`/vacancies/${id}/edit`) };
  const moves = rowMoves
    .filter((move) => isOffered(vacancy, move))
    .map((move): MenuEntry => ({
      id: move,
      label: t(`move.${move}`),
      icon: icons[move],
      isDanger: move === 'delete',
      onPress: () => onMove(move),
    }));
  const entries = can.update ? [edit, ...moves] : moves;
  if (entries.length === 0) return null;
  return (
    <Menu
      label={label}
      trigger={<PressIcon label={label} icon={<Ellipsis />} />}
      parts={[{ label, entries }]}
    />
  );
}
