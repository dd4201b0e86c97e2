/** A centre of another installation: its file is looked at first, and comes when somebody says so. */
import { useId } from 'react';
import { useActionData } from 'react-router';
import { centerImportForm, type CenterArrival } from '#contract/center-imports.ts';
import { largeFiles } from '#contract/large-files.ts';
import type { ImportAct, Looked } from '#app/features/managed-centers/add.server.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import type { ActRefused } from '#app/forms/act-answer.ts';
import { number } from '#app/i18n/format.ts';
import { useFormat } from '#app/i18n/now.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

const isLooked = (answer: unknown): answer is Looked =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'looked';

/** What an admin wants to see of it by name; all else stands in the list of tables. */
const shownTables = ['users', 'organizations', 'vacancies', 'applications', 'pages'] as const;

/** After which the file that was looked at is of no use any more: another one is chosen. */
const lostCodes: ReadonlySet<string> = new Set(['center_file_gone', 'center_is_known']);

/** Of which file the second step was refused. */
const typedOf = (refused: ActRefused | undefined) =>
  refused && { fileId: String(refused.typed['fileId'] ?? ''), key: String(refused.typed['key'] ?? '') };

/** The fold, open where it was used. */
export function CenterImport() {
  const t = useWords('managed-centers');
  const answer: unknown = useActionData();
  const looked = isLooked(answer) ? answer : null;
  const [lookRefused, bringRefused] = [useActRefusal('look'), useActRefusal('bring')];
  const isOpen = Boolean(looked ?? lookRefused ?? bringRefused);
  const isOver = bringRefused?.codes.some((code) => lostCodes.has(code)) === true;
  const kept = looked?.arrival ?? (isOver ? undefined : typedOf(bringRefused));
  return (
    <Disclosure summary={t('import.title')} level={2} open={isOpen}>
      <div className="grid gap-6">
        {looked && <WhatComes arrival={looked.arrival} />}
        {isOver && bringRefused && (
          <Notice key={bringRefused.at} kind="danger" title={inSentences(bringRefused.general)} live />
        )}
        {kept?.fileId ? (
          <BringForm
            key={looked?.at}
            fileId={kept.fileId}
            centerKey={kept.key}
            hosts={looked?.arrival.hosts}
          />
        ) : (
          <LookForm />
        )}
      </div>
    </Disclosure>
  );
}

function Hosts({ defaultValue }: { defaultValue?: string }) {
  const t = useWords('managed-centers');
  return (
    <ActField
      schema={centerImportForm}
      name="hosts"
      id="import-hosts"
      as={TextArea}
      rows={3}
      label={t('import.hosts')}
      hint={t('import.hostsHint')}
      optional
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...(defaultValue !== undefined && { defaultValue })}
    />
  );
}

function LookForm() {
  const t = useWords('managed-centers');
  const refused = useActRefusal('look');
  return (
    <Act act="look" hasFiles className="grid gap-5">
      <p>{t('import.lead')}</p>
      <FileField
        name="centerArchive"
        label={t('import.file')}
        hint={t('import.fileHint')}
        error={refused?.fields['centerArchive']}
        accept=".zip"
        maximumBytes={largeFiles.centerArchive.bytes}
      />
      <Hosts />
      <div>
        <Press kind="line">{t('import.look')}</Press>
      </div>
    </Act>
  );
}

function WhatComes({ arrival }: { arrival: CenterArrival }) {
  const t = useWords('managed-centers');
  const locale = useLocale();
  const { date, time } = useFormat();
  const heading = useId();
  const rowsOf = (table: string) => arrival.tables.find(({ name }) => name === table)?.rows ?? 0;
  const { name, key, productVersion: version, madeAt, files, fileBytes, missingFiles } = arrival;
  const filled = arrival.tables.filter(({ rows }) => rows > 0);
  return (
    <section aria-labelledby={heading} role="status" className="grid gap-4">
      <div>
        <h3 id={heading} className="t-h3 wrap-anywhere">
          {t('import.comes', { name })}
        </h3>
        <p className="mt-1.5 text-soft">
          {t('import.made', { key, version, moment: `${date(madeAt)} ${time(madeAt)}` })}
        </p>
      </div>
      <ul className="grid list-disc gap-1.5 ps-5">
        {shownTables.map((table) => (
          <li key={table}>{t(`import.count.${table}`, { count: rowsOf(table) })}</li>
        ))}
        <li>{t('import.files', { count: files, size: fileSize(locale, fileBytes) })}</li>
        {missingFiles > 0 && <li>{t('import.missingFiles', { count: missingFiles })}</li>}
      </ul>
      <Disclosure summary={t('import.tables', { count: filled.length })} isQuiet>
        <dl className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
          {filled.map((table) => (
            <div key={table.name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1">
              <dt className="wrap-anywhere">{table.name}</dt>
              <dd className="text-end tnum">{number(locale, table.rows)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <p className="text-soft">{t('import.stays')}</p>
    </section>
  );
}

interface BringFormProps {
  fileId: string;
  /** By which the centre is found when it came and the answer was lost. */
  centerKey: string;
  hosts: readonly string[] | undefined;
}

function BringForm({ fileId, centerKey, hosts }: BringFormProps) {
  const t = useWords('managed-centers');
  const path = usePath();
  return (
    <Act act="bring" fields={{ fileId, key: centerKey }} className="grid gap-5">
      <Hosts defaultValue={hosts?.join('\n') ?? ''} />
      <div className="flex flex-wrap gap-3">
        <Press>{t('import.bring')}</Press>
        <ButtonLink href={path('/admin/centers/add')} kind="ghost">
          {t('import.other')}
        </ButtonLink>
      </div>
    </Act>
  );
}
