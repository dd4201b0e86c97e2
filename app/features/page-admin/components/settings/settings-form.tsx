import { pageSettings } from '#contract/page-fields.ts';
import type { PageAttributes } from '#contract/pages.ts';
import { pageLabels } from '#app/features/page-admin/components/page-labels.ts';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SavedNotice } from '#app/forms/saved-notice.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { DateTimeField } from '#app/ui/date-time-field.tsx';

const Field = fieldOf(pageSettings);
const ValueField = valueFieldOf(pageSettings);
const Choices = choicesOf(pageSettings);
const Choice = choiceOf(pageSettings);

interface SettingsFormProps {
  page: PageAttributes & { id: string; can: { editors: boolean } };
  /** Page managers whom it can be given to; none for who may not say so. */
  editors: readonly { value: string; label: string }[];
  formKey: string;
  answer: FormAnswer<null> | undefined;
}

/** Its rules are those of the contract. */
export function SettingsForm({ page, editors, formKey, answer }: SettingsFormProps) {
  const t = useWords('page-admin');
  const form = useForm<null>({
    schema: pageSettings,
    labels: pageLabels(t),
    defaultValues: valuesOf(pageSettings, { ...page }),
    lockVersion: page.lockVersion,
    formKey,
    answer,
  });
  return (
    <Form form={form} top={<SavedNotice title={t('settings.saved')} text={t('settings.savedText')} />}>
      <FormSection title={t('settings.what')}>
        <Field name="title" autoComplete="off" />
        <Field name="showTitleOnPage" />
        <Field
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('settings.slug')}
          {...(!page.can.editors && { blockedReason: t('settings.slugFixed') })}
        />
        <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
          {/* Its address goes by it. */}
          {page.can.editors && <Choice name="pageType" word={(type) => t(`type.${type}`)} />}
          <Choice name="pageLayout" word={(layout) => t(`layout.${layout}`)} />
        </div>
        <Field name="summary" hint={t('settings.summary')} />
        {/* It goes before other news; of a plain page it does nothing. */}
        {page.pageType !== 'default' && page.can.editors && <Field name="featured" />}
      </FormSection>
      <FormSection
        title={t('settings.when')}
        lead={t(page.can.editors ? 'settings.whenText' : 'settings.whenBeginText')}
      >
        <ValueField name="onlineFrom" as={DateTimeField} />
        {/* Taking a page off the site is for who keeps them all. */}
        {page.can.editors && <ValueField name="onlineUntil" as={DateTimeField} />}
      </FormSection>
      {editors.length > 0 && (
        <FormSection title={t('settings.who')} lead={t('settings.whoText')}>
          <Choices name="editorIds" options={editors} isEachOwn isWide />
        </FormSection>
      )}
      <FormSection title={t('settings.found')} lead={t('settings.foundText')}>
        <Field name="metaTitle" autoComplete="off" />
        <Field name="metaDescription" />
        <Field name="ogTitle" autoComplete="off" />
        <Field name="ogDescription" />
      </FormSection>
      <FormSaveBar saveLabel={t('settings.save')} />
    </Form>
  );
}
