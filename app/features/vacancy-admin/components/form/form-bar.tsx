import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { intentName } from '#app/forms/form-answer.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { publishIntent } from '#app/features/vacancy-admin/form-schema.ts';
import type { FormRecord } from '#app/features/vacancy-admin/form-attributes.server.ts';
import type { SavedVacancy } from '#app/features/vacancy-admin/save-form.server.ts';

/** At the bottom of the form: what is wrong or not saved, a look at the page, and both ways to save. */
export function VacancyBar({ record }: { record: FormRecord | undefined }) {
  const t = useWords('vacancy-admin');
  const isDraft = (record?.status ?? 'draft') === 'draft';
  const mayPublish = record?.mayPublish ?? true;
  return (
    <section
      data-bottom-bar="save"
      aria-label={t('form.bar')}
      className="save-bar-place layer-bar flex flex-wrap items-center gap-x-6 gap-y-3 rounded-ctl border border-line bg-surface p-3 sm:px-5"
    >
      <BarState />
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {record && (
          <ButtonLink href={`/vacancies/${record.id}`} kind="ghost" icon={<Eye />}>
            {t('form.show')}
          </ButtonLink>
        )}
        <SubmitButton kind={mayPublish ? 'line' : 'solid'}>
          {t(isDraft ? 'form.saveDraft' : 'form.save')}
        </SubmitButton>
        {mayPublish && (
          <SubmitButton name={intentName} value={publishIntent}>
            {t('form.publish')}
          </SubmitButton>
        )}
      </div>
    </section>
  );
}

/** One line: the worst thing first. */
function BarState() {
  const t = useWords('vacancy-admin');
  const { errors, isDirty, dirtyFields, savedAt, result, hasScript } = useFormContext();
  const wrong = Object.keys(errors).length;
  // Without script it is said over the fields.
  const saved = savedAt === undefined || !hasScript ? undefined : (result as SavedVacancy | undefined);
  return (
    <p role="status" className="flex min-w-0 flex-1 basis-40 items-center gap-2 font-semibold empty:basis-0">
      {wrong > 0 && (
        <>
          <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />
          <span className="text-bad">{t('form.wrong', { count: wrong })}</span>
        </>
      )}
      {wrong === 0 && isDirty && t('form.unsaved', { count: Math.max(1, Object.keys(dirtyFields).length) })}
      {wrong === 0 && saved && (
        <>
          <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />
          {t(`form.done.${saved.outcome}`)}
        </>
      )}
    </p>
  );
}
