import { Form } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { SearchField } from '#app/ui/search-field.tsx';

/** Where there are more than one sees at a glance. Works without script. */
export function PartnerSearch({ q }: { q: string }) {
  const t = useWords('partners');
  const path = usePath();
  return (
    <Form action={path('/partners')} role="search" className="mt-8 flex max-w-form flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-48">
        <SearchField
          key={q}
          name="q"
          label={t('search.label')}
          defaultValue={q}
          maxLength={textLimits.search}
        />
      </div>
      <Button type="submit" kind="line">
        {t('search.find')}
      </Button>
    </Form>
  );
}
