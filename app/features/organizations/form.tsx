import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { longestDescription, organizationTypes } from '#contract/organization-fields.ts';
import { PlaceFields } from '#app/features/places/components/place-fields.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { MultiCombobox } from '#app/ui/multi-combobox.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Pictures } from '#app/features/organizations/components/form/form-pictures.tsx';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import {
  formFor,
  organizationLabels,
  type OrganizationSchema,
  type SavedOrganization,
} from './form-schema.ts';
import { SocialLinks } from '#app/features/organizations/components/form/form-rows.tsx';
import { OpeningTimes } from '#app/features/organizations/components/form/opening-times.tsx';
import type { FormLists, FormRecord } from './form.server.ts';

const Field = fieldOf<OrganizationSchema>();
const ValueField = valueFieldOf<OrganizationSchema>();

type OrganizationFormProps = {
  /** Undefined for a new one. */
  record?: FormRecord;
  lists: FormLists;
  /** The centre's staff say what kind of organisation it is. */
  isStaff: boolean;
  formKey: string;
  answer: FormAnswer<SavedOrganization> | undefined;
  onSaved?: (saved: SavedOrganization) => void;
  /** Over the fields: what was saved. */
  top?: ReactNode;
};

/** The one form of an organisation: for the centre that adds or edits it, and for its own people. */
export function OrganizationForm(props: OrganizationFormProps) {
  const { record, lists, isStaff, formKey, answer, onSaved, top } = props;
  const t = useWords('organizations');
  const schema = formFor(isStaff);
  const form = useForm<SavedOrganization>({
    schema,
    labels: organizationLabels(t),
    defaultValues: valuesOf(schema, record ?? { organizationType: 'NonProfit' }),
    lockVersion: record?.lockVersion,
    draft: `organization ${record?.id ?? 'new'}`,
    formKey,
    answer,
    onSaved,
  });
  return (
    <Form form={form} top={top} hasFiles>
      <Who isStaff={isStaff} />
      <What lists={lists} type={record?.organizationType} isStaff={isStaff} />
      <Pictures logo={record?.logo ?? null} coverImage={record?.coverImage ?? null} />
      <Contact />
      <Place />
      <Numbers />
      <FormSaveBar saveLabel={t('form.save')} />
    </Form>
  );
}

function Who({ isStaff }: { isStaff: boolean }) {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.who')} lead={t('form.sections.whoText')}>
      <Field name="name" autoComplete="organization" />
      {isStaff && (
        <Field
          name="organizationType"
          as={Select}
          options={organizationTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
      )}
      <ValueField name="description" as={RichTextField} maxLength={longestDescription} />
    </FormSection>
  );
}

type WhatProps = { lists: FormLists; type: string | undefined; isStaff: boolean };

/** The profile of a non-profit: other kinds have none, so for them it is not asked. */
function What({ lists, type, isStaff }: WhatProps) {
  const t = useWords('organizations');
  const { form } = useFormContext();
  const chosen: unknown = useWatch({ control: form.control, name: 'organizationType' as never });
  const isNonProfit = (isStaff ? (chosen ?? type ?? 'NonProfit') : type) === 'NonProfit';
  if (!isNonProfit) return null;
  return (
    <FormSection title={t('form.sections.what')} lead={t('form.sections.whatText')}>
      <Field
        name="nonProfitTypeId"
        as={Select}
        options={[
          { value: '', label: t('form.choose') },
          ...lists.kinds.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ValueField
        name="activityTypeIds"
        as={MultiCombobox}
        hint={t('form.hints.activityTypeIds')}
        options={lists.activities.map(({ id, name, theme }) => ({
          value: id,
          label: name === theme ? t('form.whole', { name }) : name,
          section: theme,
        }))}
      />
      <ValueField name="showOnSocialMap" as={Switch} />
    </FormSection>
  );
}

function Contact() {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.contact')} lead={t('form.sections.contactText')}>
      <div>
        <Field name="phoneNumber" />
        <Field name="phoneNumberVisible" />
      </div>
      <div>
        <Field name="email" />
        <Field name="emailVisible" />
      </div>
      <Field name="website" hint={t('form.hints.website')} autoComplete="url" />
      <SocialLinks />
    </FormSection>
  );
}

function Place() {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.place')} lead={t('form.sections.placeText')}>
      <PlaceFields told={(place) => t('form.placeFilled', { place })} />
      <OpeningTimes />
      <Field name="openingNote" hint={t('form.hints.openingNote')} />
    </FormSection>
  );
}

function Numbers() {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.numbers')} lead={t('form.sections.numbersText')}>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field
          name="chamberOfCommerceNumber"
          inputMode="numeric"
          autoComplete="off"
          hint={t('form.hints.numberOfEight')}
        />
        <Field name="rsin" inputMode="numeric" autoComplete="off" hint={t('form.hints.numberOfNine')} />
      </div>
    </FormSection>
  );
}
