import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import { listFormat } from '#contract/formatters.ts';
import { importExamples, importFieldNames } from '#contract/import-texts.ts';
import {
  importBytesMax,
  importFields,
  importFieldsNeeded,
  importRowsMax,
  type ImportField,
} from '#contract/imports.ts';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import type { ImportAct } from '#app/features/imports/import.server.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { number } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { FileField } from '#app/ui/file-field.tsx';

const isNeeded = (field: ImportField) => importFieldsNeeded.some((one) => one === field);

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

/** Which file, and what must be in it. */
export function FileStep() {
  const t = useWords('imports');
  const locale = useLocale();
  const path = usePath();
  const refused = useActRefusal('file');
  const words = (fields: readonly ImportField[]) =>
    listFormat(locale).format(fields.map((field) => importFieldNames[locale][field].toLowerCase()));
  return (
    <Act act="file" hasFiles action={path(importAddress())} className="grid max-w-[45rem] grid-cols-1 gap-6">
      <div>
        <h2 className="t-h3">{t('file.title')}</h2>
        <p className="mt-1.5 text-soft">{t('file.lead', { most: number(locale, importRowsMax) })}</p>
      </div>
      <FileField
        key={refused?.at}
        name="file"
        label={t('file.label')}
        hint={t('file.hint')}
        error={refused?.fields['file']}
        accept=".csv,.xlsx,.tsv,.txt"
        maximumBytes={importBytesMax}
      />
      <ul className="grid list-disc gap-1.5 pl-5 text-soft">
        <li>{t('file.needed', { fields: words(importFieldsNeeded) })}</li>
        <li>{t('file.optional', { fields: words(importFields.filter((field) => !isNeeded(field))) })}</li>
        <li>{t('file.kept')}</li>
      </ul>
      <p>
        <a href={importExamples[locale]} download className="link inline-flex items-center gap-2">
          <Download className="size-4 shrink-0" aria-hidden="true" />
          {t('file.example')}
        </a>
      </p>
      <div>
        <Press nextIcon={<ArrowRight />}>{t('file.send')}</Press>
      </div>
    </Act>
  );
}
