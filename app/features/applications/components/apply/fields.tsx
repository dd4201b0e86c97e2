import { textLimits } from '#contract/text-limits.ts';
import { Honeypot } from '#app/forms/honeypot.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { consentText, keepApplicationText } from '#contract/consent-texts.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ApplyField } from './apply-values.ts';

/** What ties a field to its form: a plain one by name, one with script by its registration. */
export type FieldOf = (name: ApplyField) => {
  id: string;
  name: string;
  error?: string;
  defaultValue?: string;
};
type FieldsProps = { field: FieldOf };

export function MessageField({ field }: FieldsProps) {
  const t = useWords('applications');
  return (
    <TextArea
      {...field('message')}
      label={t('apply.message')}
      hint={t('apply.messageHint')}
      rows={5}
      maxLength={textLimits.message}
      countWords={(used, most) => t('apply.messageCount', { used, most })}
      required
    />
  );
}

export function NameFields({ field }: FieldsProps) {
  const t = useWords('applications');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('firstName')}
        label={t('apply.firstName')}
        autoComplete="given-name"
        maxLength={textLimits.personName}
        required
      />
      <TextField
        {...field('lastName')}
        label={t('apply.lastName')}
        autoComplete="family-name"
        maxLength={textLimits.personName}
        required
      />
    </div>
  );
}

export function EmailField({ field }: FieldsProps) {
  const t = useWords('applications');
  return (
    <TextField
      {...field('email')}
      label={t('apply.email')}
      hint={t('apply.emailHint')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={textLimits.email}
      required
    />
  );
}

export function PhoneField({ field }: FieldsProps) {
  const t = useWords('applications');
  return (
    <TextField
      {...field('phoneNumber')}
      label={t('apply.phone')}
      optional={t('apply.optional')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={textLimits.phoneNumber}
    />
  );
}

/** The very sentence that is kept with the application. */
export function ConsentField({ field }: FieldsProps) {
  const { defaultValue, ...consent } = field('consent');
  return (
    <Checkbox
      {...consent}
      {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === 'on' })}
      label={consentText[useLocale()]}
      required
    />
  );
}

/** Kept for longer: nobody has to, so it is ticked by nobody but the applicant. */
export function KeepField({ field }: FieldsProps) {
  const { defaultValue, ...keep } = field('keep');
  const locale = useLocale();
  const days = useFrame()?.keptApplicationDays;
  const t = useWords('applications');
  if (days === undefined) return null;
  return (
    <Checkbox
      {...keep}
      {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === 'on', value: String(days) })}
      label={
        <>
          {keepApplicationText[locale](days)} <span className="text-soft">{t('apply.optional')}</span>
        </>
      }
    />
  );
}

export function WebsiteHoneypot() {
  const t = useWords('applications');
  return <Honeypot name="website" label={t('apply.website')} />;
}
