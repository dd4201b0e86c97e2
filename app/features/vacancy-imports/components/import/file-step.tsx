import { vacancyImportFieldNames } from '#contract/vacancy-import-texts.ts';
import {
  vacancyFieldsNeeded,
  vacancyImportBytesMax,
  vacancyImportFields,
  vacancyImportRowsMax,
} from '#contract/vacancy-imports.ts';
import { FileForm } from '#app/features/imports/components/steps/file-form.tsx';
import { importAddress } from '#app/features/vacancy-imports/components/import/import-address.ts';
import { number } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

const needed: readonly string[] = vacancyFieldsNeeded;

/** Which file with vacancies. */
export function FileStep() {
  const t = useWords('vacancy-imports');
  const locale = useLocale();
  const names = vacancyImportFieldNames[locale];
  return (
    <FileForm
      href={importAddress()}
      lead={t('file.lead', { most: number(locale, vacancyImportRowsMax) })}
      label={t('file.label')}
      hint={t('file.hint')}
      maximumBytes={vacancyImportBytesMax}
      needed={vacancyFieldsNeeded.map((field) => names[field])}
      optional={vacancyImportFields.filter((field) => !needed.includes(field)).map((field) => names[field])}
      facts={[t('file.organizations'), t('file.again')]}
    />
  );
}
