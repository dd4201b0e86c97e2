import { importFieldNames } from '#contract/import-texts.ts';
import { importFields } from '#contract/imports.ts';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import { ColumnsForm } from '#app/features/imports/components/steps/columns-form.tsx';
import type { SentImport } from '#app/features/imports/import.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

/** What each column holds of a person. */
export function ColumnsStep({
  sent: { id, columns, fileName, rowCount, otherSheets },
}: {
  sent: SentImport;
}) {
  const t = useWords('imports');
  const names = importFieldNames[useLocale()];
  return (
    <ColumnsForm
      href={importAddress({ id })}
      lead={t('columns.lead', { name: fileName, count: rowCount })}
      columns={columns}
      otherSheets={otherSheets}
      fields={importFields.map((field) => ({ value: field, label: names[field] }))}
    />
  );
}
