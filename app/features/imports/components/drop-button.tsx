import Trash from 'lucide-react/icons/trash-2';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';

/** Nobody was added yet: the file goes, and one begins again. */
export function DropButton({ id }: { id: string }) {
  const t = useWords('imports');
  const path = usePath();
  return (
    <PostForm action={path(importAddress({ id }))}>
      <Button type="submit" kind="ghost" name="act" value="drop" icon={<Trash />}>
        {t('drop')}
      </Button>
    </PostForm>
  );
}
