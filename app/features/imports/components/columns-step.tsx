import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { importFieldNames } from '#contract/import-texts.ts';
import { importFields, type ImportColumn } from '#contract/imports.ts';
import { DropButton } from '#app/features/imports/components/drop-button.tsx';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import type { ImportAct, SentImport } from '#app/features/imports/import.server.ts';
import { StepHeading } from '#app/features/imports/components/step-heading.tsx';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Select } from '#app/ui/select.tsx';

type ColumnRowProps = {
  at: number;
  column: ImportColumn;
  chosen: string;
  isTwice: boolean;
  onChoose: (field: string) => void;
};

/** One column: what stands above it and in it, and what it holds. */
function ColumnRow({ at, column: { heading, samples }, chosen, isTwice, onChoose }: ColumnRowProps) {
  const t = useWords('imports');
  const locale = useLocale();
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <Select
        label={heading ?? t('columns.column', { number: at + 1 })}
        name="column"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        error={isTwice ? t('columns.twice') : undefined}
        hint={
          samples.length > 0 ? t('columns.examples', { examples: samples.join(' · ') }) : t('columns.empty')
        }
        options={[
          { value: '', label: t('columns.skip') },
          ...importFields.map((field) => ({ value: field, label: importFieldNames[locale][field] })),
        ]}
      />
    </li>
  );
}

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

/** What each column holds: a guess, that can be changed. */
export function ColumnsStep({ sent }: { sent: SentImport }) {
  const t = useWords('imports');
  const path = usePath();
  const { columns, fileName, rowCount, id } = sent;
  const refused = useActRefusal('columns');
  const [chosen, choose] = useState<string[]>(
    columns.map(({ field }, at) => (refused ? [refused.typed['column']].flat()[at] : field) ?? ''),
  );
  const isTwice = (at: number) => chosen[at] !== '' && chosen.indexOf(chosen[at] ?? '') < at;
  return (
    <div className="grid max-w-[45rem] grid-cols-1 gap-6">
      <StepHeading lead={t('columns.lead', { name: fileName, count: rowCount })}>
        {t('columns.title')}
      </StepHeading>
      <Act act="columns" action={path(importAddress({ id }))} className="grid grid-cols-1 gap-6">
        <ol className="border-y border-line">
          {columns.map((column, at) => (
            <ColumnRow
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name, and never move
              key={`${at} ${column.heading}`}
              at={at}
              column={column}
              chosen={chosen[at] ?? ''}
              isTwice={isTwice(at)}
              onChoose={(field) => choose(chosen.map((one, other) => (other === at ? field : one)))}
            />
          ))}
        </ol>
        <div>
          <Press nextIcon={<ArrowRight />}>{t('columns.send')}</Press>
        </div>
      </Act>
      <DropButton id={id} />
    </div>
  );
}
