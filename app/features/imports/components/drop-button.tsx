import Trash from 'lucide-react/icons/trash-2';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import type { ImportAct } from '#app/features/imports/import.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

/** Nobody was added yet: the file goes, and one begins again. */
export function DropButton({ id }: { id: string }) {
  const t = useWords('imports');
  const path = usePath();
  return (
    <Act act="drop" action={path(importAddress({ id }))}>
      <Press kind="ghost" icon={<Trash />}>
        {t('drop')}
      </Press>
    </Act>
  );
}
