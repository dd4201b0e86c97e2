import type { Locale } from '#contract/locales.ts';
import { Section } from '#app/features/account/components/section.tsx';
import type { SettingAction } from '#app/features/account/settings.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';

const Act = actFormOf<SettingAction>();
const Press = actButtonOf<SettingAction>();

type LanguageSectionProps = { locale: Locale; locales: readonly Locale[] };

/** The language of screens and mails, where the centre has more than one. */
export function LanguageSection({ locale, locales }: LanguageSectionProps) {
  const t = useWords('account');
  if (locales.length < 2) return null;
  return (
    <Section id="language" title={t('language.title')} lead={t('language.lead')}>
      <Act act="language" isDocument className="grid gap-3">
        <RadioGroup
          label={t('language.label')}
          name="locale"
          options={locales.map((one) => ({ value: one, label: t(`language.${one}`) }))}
          defaultValue={locale}
        />
        <div>
          <Press kind="line">{t('language.save')}</Press>
        </div>
      </Act>
    </Section>
  );
}
