import Archive from 'lucide-react/icons/archive';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { type RowMove, rowMoves } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import type { ListedVacancy } from '#app/features/vacancy-admin/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import type { RowAction } from '#app/lists/row-menu.tsx';

const icons = {
  publish: <CircleCheck />,
  unpublish: <EyeOff />,
  fill: <Users />,
  restore: <RotateCcw />,
  archive: <Archive />,
  delete: <Trash />,
};

/** What was put away is brought back, what has ended goes on: to publish it would be the same under another name. */
const isOffered = ({ can, status }: ListedVacancy, move: RowMove) =>
  can[move] && !(move === 'publish' && (can.restore || status === 'expired'));

/** After which nobody can apply any more. */
const isClosing = (move: RowMove) => move !== 'publish' && move !== 'restore';

/** What may be done with a vacancy from its row, as far as it may now. */
export function useRowActions(): (vacancy: ListedVacancy) => RowAction[] {
  const t = useWords('vacancy-admin');
  return (vacancy) => {
    const { id, can, title } = vacancy;
    const edit = { id: 'edit', label: t('move.edit'), icon: <Pencil />, href: `/vacancies/${id}/edit` };
    const renew = {
      id: 'renew',
      label: t(`move.${vacancy.status === 'expired' ? 'republish' : 'renew'}`),
      icon: <CalendarPlus />,
      href: `/vacancies/${id}/renew`,
    };
    const copy = { id: 'copy', label: t('move.copy'), icon: <Copy />, href: `/vacancies/add?from=${id}` };
    const moves = rowMoves
      .filter((move) => isOffered(vacancy, move))
      .map((move) => ({
        id: move,
        label: t(`move.${move}`),
        icon: icons[move],
        // Whoever still waits for an answer is thought of first.
        ...(isClosing(move) && (vacancy.unansweredCount ?? 0) > 0
          ? { href: `/vacancies/${id}/fill${move === 'fill' ? '' : `?move=${move}`}` }
          : move === 'delete' && {
              question: { title: t('remove.title', { title }), text: t('remove.text') },
            }),
      }));
    return [...(can.update ? [edit, copy] : []), ...(can.renew ? [renew] : []), ...moves];
  };
}
