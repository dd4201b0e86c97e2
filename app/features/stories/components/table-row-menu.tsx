/** The menu of a row in the table's story. */
import Archive from 'lucide-react/icons/archive';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import { useLocation } from 'react-router';
import { useSample } from '#app/features/stories/components/story.tsx';
import { tableSample, type Row } from '#app/features/stories/components/table-sample.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { PressIcon } from '#app/ui/press-button.tsx';
import { showToast } from '#app/ui/toasts.ts';

/** Its actions as they are on a screen: one opens, one works, one has its reason not to. */
export function RowMenu({ row, onArchive }: { row: Row; onArchive: () => void }) {
  const sample = useSample(tableSample);
  const { pathname } = useLocation();
  const isDraft = row.status === 'draft';
  return (
    <Menu
      label={sample.menu(row.title)}
      trigger={<PressIcon label={sample.menu(row.title)} icon={<Ellipsis />} />}
      parts={[
        {
          entries: [
            { id: 'edit', label: sample.edit, icon: <Pencil />, href: `${pathname}?open=${row.id}` },
            {
              id: 'extend',
              label: sample.extend,
              icon: <CalendarPlus />,
              isDisabled: isDraft,
              hint: isDraft ? sample.noExtend : undefined,
              onPress: () => showToast({ color: 'success', title: sample.extended(row.title) }),
            },
          ],
        },
        {
          label: sample.forGood,
          entries: [
            { id: 'archive', label: sample.archive, icon: <Archive />, isDanger: true, onPress: onArchive },
          ],
        },
      ]}
    />
  );
}
