import type { SettingsRecord } from '#app/features/center-settings/edit.server.ts';
import {
  checksForm,
  featuresForm,
  mailForm,
  retentionForm,
} from '#app/features/center-settings/form-schema.ts';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { vacancyCheckMoments } from '#contract/center-settings.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Switch } from '#app/ui/switch.tsx';

const ChecksField = fieldOf(checksForm);
const ChecksValue = valueFieldOf(checksForm);
const MailField = fieldOf(mailForm);
const FeaturesField = fieldOf(featuresForm);
const Features = choicesOf(featuresForm);
const RetentionField = fieldOf(retentionForm);
const Days = valueFieldOf(retentionForm);

/** When vacancies are looked at, and how staff sign in. */
export function ChecksFields() {
  const t = useWords('center-settings');
  return (
    <>
      <FormSection title={t('checks.title')} lead={t('checks.text')}>
        <ChecksField
          name="vacancyCheck"
          as={RadioGroup}
          options={vacancyCheckMoments.map((value) => ({ value, label: t(`moments.${value}`) }))}
        />
      </FormSection>
      <FormSection title={t('staff.title')} lead={t('staff.text')}>
        <ChecksValue name="requiresSecondFactor" as={Switch} hint={t('hints.requiresSecondFactor')} />
      </FormSection>
    </>
  );
}

/** Who mails come from, and where answers go. */
export function MailFields({ record }: { record: SettingsRecord }) {
  const t = useWords('center-settings');
  return (
    <FormSection title={t('mail.title')} lead={t('mail.text')}>
      <MailField name="mailName" autoComplete="off" hint={t('hints.mailName', { name: record.name })} />
      <MailField name="mailReplyTo" autoComplete="off" hint={t('hints.mailReplyTo')} />
    </FormSection>
  );
}

/** What is on, of what this centre can have, and the counting of visits. */
export function FeaturesFields({ record: { availableFeatures } }: { record: SettingsRecord }) {
  const t = useWords('center-settings');
  return (
    <>
      <FormSection title={t('features.title')} lead={t('features.text')}>
        {availableFeatures.length > 0 ? (
          <Features
            name="features"
            isEachOwn
            options={availableFeatures.map((value) => ({ value, label: t(`featureNames.${value}`) }))}
          />
        ) : (
          <p>{t('features.none')}</p>
        )}
      </FormSection>
      <FormSection title={t('analytics.title')} lead={t('analytics.text')}>
        <FeaturesField name="gtagId" autoComplete="off" spellCheck={false} hint={t('hints.gtagId')} />
      </FormSection>
    </>
  );
}

/** How long personal data is kept; what a shorter period removes is told before it is saved. */
export function RetentionFields() {
  const t = useWords('center-settings');
  const unit = t('days');
  return (
    <FormSection title={t('retention.title')} lead={t('retention.text')}>
      <Days name="applicationsNotTaken" as={NumberField} unit={unit} />
      <Days name="applicationsNotTakenWithConsent" as={NumberField} unit={unit} />
      <Days name="inactiveAccounts" as={NumberField} unit={unit} hint={t('hints.inactiveAccounts')} />
      <Days name="archivedAccounts" as={NumberField} unit={unit} />
      <Days name="auditEvents" as={NumberField} unit={unit} />
      <RetentionField name="confirmsRemoval" hint={t('hints.confirmsRemoval')} />
    </FormSection>
  );
}
