import Trash from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import { importAddress } from '#app/features/imports/parts/import-address.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';

/** Nobody was added yet: the file goes, and one begins anew. */
export function DropButton({ id }: { id: string }) {
  const t = useWords('imports');
  const path = usePath();
  return (
    <Form method="post" action={path(importAddress({ id }))}>
      <Button type="submit" kind="ghost" name="intent" value="drop" icon={<Trash />}>
        {t('drop')}
      </Button>
    </Form>
  );
}
