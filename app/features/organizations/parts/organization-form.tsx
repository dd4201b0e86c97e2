import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { organizationTypes } from '#contract/organization-fields.ts';
import { PlaceByPostcode } from '#app/features/places/parts/place-by-postcode.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { FormValueField } from '#app/forms/form-value-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { MultiCombobox } from '#app/ui/multi-combobox.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Pictures } from './form-pictures.tsx';
import { FormSection } from './form-section.tsx';
import { formFor, organizationLabels } from './form-schema.ts';
import { OpeningTimes, SocialLinks } from './form-rows.tsx';
import type { FormLists, FormRecord } from './load-form.server.ts';

/** What a save gives back. */
export interface SavedOrganization {
  id: string;
  name: string;
}

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
      <FormField name="name" autoComplete="organization" />
      {isStaff && (
        <FormField
          name="organizationType"
          as={Select}
          options={organizationTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
      )}
      <FormValueField name="description" as={RichTextField} maxLength={10_000} />
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
  if (!isNonProfit && !isStaff) return null;
  return (
    <div hidden={!isNonProfit}>
      <FormSection title={t('form.sections.what')} lead={t('form.sections.whatText')}>
        <FormField
          name="nonProfitTypeId"
          as={Select}
          options={[
            { value: '', label: t('form.choose') },
            ...lists.kinds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FormValueField
          name="activityTypeIds"
          as={MultiCombobox}
          hint={t('form.hints.activityTypeIds')}
          options={lists.activities.map(({ id, name, theme }) => ({
            value: id,
            label: name === theme ? t('form.whole', { name }) : name,
            section: theme,
          }))}
        />
        <FormValueField name="showOnSocialMap" as={Switch} />
      </FormSection>
    </div>
  );
}

function Contact() {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.contact')} lead={t('form.sections.contactText')}>
      <div>
        <FormField name="phoneNumber" />
        <FormField name="phoneNumberVisible" />
      </div>
      <div>
        <FormField name="email" />
        <FormField name="emailVisible" />
      </div>
      <FormField name="website" hint={t('form.hints.website')} autoComplete="url" />
      <SocialLinks />
    </FormSection>
  );
}

function Place() {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.place')} lead={t('form.sections.placeText')}>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <FormField name="street" />
        <FormField name="houseNumber" />
      </div>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <FormField name="postcode" />
        <FormField name="city" />
      </div>
      <PlaceByPostcode told={(place) => t('form.placeFilled', { place })} />
      <OpeningTimes />
      <FormField name="openingNote" hint={t('form.hints.openingNote')} />
    </FormSection>
  );
}

function Numbers() {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.numbers')} lead={t('form.sections.numbersText')}>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <FormField
          name="chamberOfCommerceNumber"
          inputMode="numeric"
          autoComplete="off"
          hint={t('form.hints.numberOfEight')}
        />
        <FormField name="rsin" inputMode="numeric" autoComplete="off" hint={t('form.hints.numberOfNine')} />
      </div>
    </FormSection>
  );
}
