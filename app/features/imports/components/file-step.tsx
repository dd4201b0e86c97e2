import Download from 'lucide-react/icons/download';
import { importExamples, importFieldNames } from '#contract/import-texts.ts';
import { importBytesMax, importFields, importFieldsNeeded, importRowsMax } from '#contract/imports.ts';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import { FileForm } from '#app/features/imports/components/steps/file-form.tsx';
import { number } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

const needed: readonly string[] = importFieldsNeeded;

/** Which file with people, and an example of one. */
export function FileStep() {
  const t = useWords('imports');
  const locale = useLocale();
  const names = importFieldNames[locale];
  return (
    <FileForm
      href={importAddress()}
      lead={t('file.lead', { most: number(locale, importRowsMax) })}
      label={t('file.label')}
      hint={t('file.hint')}
      maximumBytes={importBytesMax}
      needed={importFieldsNeeded.map((field) => names[field])}
      optional={importFields.filter((field) => !needed.includes(field)).map((field) => names[field])}
      facts={[t('file.kept')]}
    >
      <p>
        <a href={importExamples[locale]} download className="link inline-flex items-center gap-2">
          <Download className="size-4 shrink-0" aria-hidden="true" />
          {t('file.example')}
        </a>
      </p>
    </FileForm>
  );
}
