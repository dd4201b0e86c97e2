import { vacancyImportFieldNames } from '#contract/vacancy-import-texts.ts';
import { vacancyImportFields, vacancyImportUpdate } from '#contract/vacancy-imports.ts';
import { ColumnsForm } from '#app/features/imports/components/steps/columns-form.tsx';
import { importAddress } from '#app/features/vacancy-imports/components/import/import-address.ts';
import type { SentFile } from '#app/features/vacancy-imports/import.server.ts';
import { ActField } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';

/** What each column holds of a vacancy, and where the file comes from: by that its columns are remembered. */
export function ColumnsStep({ sent }: { sent: SentFile }) {
  const { id, columns, fileName, rowCount, otherSheets, source } = sent;
  const t = useWords('vacancy-imports');
  const names = vacancyImportFieldNames[useLocale()];
  return (
    <ColumnsForm
      href={importAddress({ id })}
      lead={t('columns.lead', { name: fileName, count: rowCount })}
      columns={columns}
      otherSheets={otherSheets}
      fields={vacancyImportFields.map((field) => ({ value: field, label: names[field] }))}
    >
      <ActField
        schema={vacancyImportUpdate}
        name="source"
        label={t('columns.source')}
        hint={t('columns.sourceHint')}
        defaultValue={source}
      />
    </ColumnsForm>
  );
}
