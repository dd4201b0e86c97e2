import Trash from 'lucide-react/icons/trash-2';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';

const Act = actFormOf<'drop'>();
const Press = actButtonOf<'drop'>();

/** Nothing of it was brought in yet: the file goes, and one begins again. `href` is of the file. */
export function DropButton({ href }: { href: string }) {
  const t = useWords('imports');
  const path = usePath();
  return (
    <Act act="drop" action={path(href)}>
      <Press kind="ghost" icon={<Trash />}>
        {t('drop')}
      </Press>
    </Act>
  );
}
