import { Form } from 'react-router';
import type { Locale } from '#contract/locales.ts';
import { Section } from '#app/features/own-account/parts/section.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

type LanguageSectionProps = { locale: Locale; locales: readonly Locale[] };

/** The language of screens and mails, where the centre has more than one. */
export function LanguageSection({ locale, locales }: LanguageSectionProps) {
  const t = useWords('own-account');
  if (locales.length < 2) return null;
  return (
    <Section id="language" title={t('language.title')} lead={t('language.lead')}>
      <Form method="post" reloadDocument className="grid gap-3">
        <input type="hidden" name="about" value="language" />
        <RadioGroup
          label={t('language.label')}
          name="locale"
          options={locales.map((one) => ({ value: one, label: t(`language.${one}`) }))}
          defaultValue={locale}
        />
        <div>
          <Button type="submit" kind="line">
            {t('language.save')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
