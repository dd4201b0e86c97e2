import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useState } from 'react';
import { DropButton } from '#app/features/imports/components/steps/drop-button.tsx';
import { StepHeading } from '#app/features/imports/components/steps/step-heading.tsx';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';

/** A column of a file: what stands above it and in it, and what it holds. */
interface Column {
  heading: string | null;
  samples: readonly string[];
  field: string | null;
}
type Choice = { value: string; label: string };

type ColumnRowProps = {
  at: number;
  column: Column;
  fields: readonly Choice[];
  chosen: string;
  isTwice: boolean;
  onChoose: (field: string) => void;
};

function ColumnRow({ at, column: { heading, samples }, fields, chosen, isTwice, onChoose }: ColumnRowProps) {
  const t = useWords('imports');
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
        options={[{ value: '', label: t('columns.skip') }, ...fields]}
      />
    </li>
  );
}

const Act = actFormOf<'columns'>();
const Press = actButtonOf<'columns'>();

type ColumnsFormProps = {
  /** Of the file. */
  href: string;
  lead: string;
  columns: readonly Column[];
  /** Names of sheets of the file that are not read. */
  otherSheets: readonly string[];
  /** What a column can hold. */
  fields: readonly Choice[];
  /** Asked before the columns. */
  children?: ReactNode;
};

/** What each column holds: a guess, that can be changed. */
export function ColumnsForm({ href, lead, columns, otherSheets, fields, children }: ColumnsFormProps) {
  const t = useWords('imports');
  const path = usePath();
  const refused = useActRefusal('columns');
  const [chosen, choose] = useState<string[]>(
    columns.map(({ field }, at) => (refused ? [refused.typed['column']].flat()[at] : field) ?? ''),
  );
  const isTwice = (at: number) => chosen[at] !== '' && chosen.indexOf(chosen[at] ?? '') < at;
  return (
    <div className="grid max-w-[45rem] grid-cols-1 gap-6">
      <StepHeading lead={lead}>{t('columns.title')}</StepHeading>
      {otherSheets.length > 0 && (
        <Notice kind="warning" title={t('otherSheets.title', { count: otherSheets.length })}>
          <p>{t('otherSheets.lead', { names: otherSheets.map((name) => `‘${name}’`).join(', ') })}</p>
        </Notice>
      )}
      <Act act="columns" action={path(href)} className="grid grid-cols-1 gap-6">
        {children}
        <ol className="border-y border-line">
          {columns.map((column, at) => (
            <ColumnRow
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name, and never move
              key={`${at} ${column.heading}`}
              at={at}
              column={column}
              fields={fields}
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
      <DropButton href={href} />
    </div>
  );
}
