import { useWatch } from 'react-hook-form';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Switch } from '#app/ui/switch.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { addForm } from '#app/features/vacancy-admin/form-schema.ts';
import type { ContactPerson } from '#app/features/vacancy-admin/form.server.ts';

const Field = fieldOf(addForm);
const ValueField = valueFieldOf(addForm);

type ContactProps = {
  /** Of the organisation; none where it is not chosen yet. */
  people: readonly ContactPerson[];
};

/** Who is asked for: one of the organisation's own people, or somebody who is written here. */
export function Contact({ people }: ContactProps) {
  const t = useWords('vacancy-admin');
  const { form, startValues } = useFormContext();
  const watched: unknown = useWatch({ control: form.control, name: 'contactId' }) ?? startValues['contactId'];
  const isPerson = people.some(({ id }) => id === watched);
  return (
    <FormSection title={t('form.sections.contact')} lead={t('form.sections.contactText')}>
      {people.length > 0 && (
        <ValueField name="contactId" as={ContactChoice} people={people} optional={undefined} />
      )}
      <div className={`grid gap-5 ${isPerson ? 'hidden noscript:grid' : ''}`}>
        {people.length > 0 && (
          <p className="hidden t-sm text-soft noscript:block">{t('form.contact.onlyOther')}</p>
        )}
        <Field name="contactPerson" autoComplete="off" />
        <Field name="contactPhone" autoComplete="off" />
        <Field name="contactEmail" autoComplete="off" />
      </div>
      <div>
        <ValueField name="contactPhoneVisible" as={Switch} />
        <ValueField name="contactEmailVisible" as={Switch} />
      </div>
    </FormSection>
  );
}
