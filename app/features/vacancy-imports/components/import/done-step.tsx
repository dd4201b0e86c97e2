import Download from 'lucide-react/icons/download';
import { StepHeading } from '#app/features/imports/components/steps/step-heading.tsx';
import {
  importAddress,
  reportAddress,
} from '#app/features/vacancy-imports/components/import/import-address.ts';
import type { SentFile } from '#app/features/vacancy-imports/import.server.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** What became of the file. */
export function DoneStep({ sent }: { sent: SentFile }) {
  const t = useWords('vacancy-imports');
  const { shortDate, number } = useFormat();
  const now = useNow();
  const { id, expiresAt } = sent;
  const [added, changed] = [sent.added ?? 0, sent.changed ?? 0];
  const kinds = ['organizationsAdded', 'unchanged', 'leftOut', 'refused'] as const;
  const others = kinds.filter((kind) => (sent[kind] ?? 0) > 0);
  return (
    <div className="grid max-w-[45rem] grid-cols-1 gap-6">
      <StepHeading>{t('done.title', { added: number(added), changed: number(changed) })}</StepHeading>
      {others.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {others.map((kind) => (
            <li key={kind}>
              {t(`done.${kind}`, { count: sent[kind] ?? 0, number: number(sent[kind] ?? 0) })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-soft">{t('done.gone', { when: shortDate(expiresAt, now) })}</p>
      <div className="flex flex-wrap gap-3">
        {added + changed > 0 && <ButtonLink href={`/vacancies?import=${id}`}>{t('done.list')}</ButtonLink>}
        {(sent.organizationsAdded ?? 0) > 0 && (
          <ButtonLink href="/organizations/approve" kind="line">
            {t('done.organizations')}
          </ButtonLink>
        )}
        <a href={reportAddress(id)} download className={buttonClass({ kind: 'line' })}>
          <Download />
          {t('report')}
        </a>
        <ButtonLink href={importAddress()} kind="ghost">
          {t('done.again')}
        </ButtonLink>
      </div>
    </div>
  );
}
