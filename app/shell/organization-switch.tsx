import { useWords } from '#app/i18n/words.ts';
import type { OwnOrganizations } from '#app/shell/frame.ts';
import { PreferenceForm } from '#app/shell/preference-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

/** For whoever works for several. A plain form: everything on the page follows from the choice, so all of it is loaded again. */
export function OrganizationSwitch({ own }: { own: OwnOrganizations }) {
  const t = useWords('shell');

  if (own.hasFailed)
    return (
      <p className="mx-3 my-2 rounded-ctl bg-badbg px-3 py-2 t-sm text-bad" role="status">
        {t('own.failed')}
      </p>
    );
  if (own.list.length < 2) return null;
  return (
    <PreferenceForm className="mt-1 border-t border-line pt-2">
      <div className="max-h-72 overflow-y-auto px-3">
        <RadioGroup
          label={t('own.workFor')}
          name="organization"
          options={own.list.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={own.currentId ?? undefined}
        />
      </div>
      <div className="px-3 pt-1 pb-2">
        <Button type="submit" kind="line" size="small">
          {t('own.choose')}
        </Button>
      </div>
    </PreferenceForm>
  );
}
