import Download from 'lucide-react/icons/download';
import { importAddress, reportAddress } from '#app/features/imports/components/import-address.ts';
import type { SentImport } from '#app/features/imports/import.server.ts';
import { StepHeading } from '#app/features/imports/components/steps/step-heading.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** What became of the file. */
export function DoneStep({ sent }: { sent: SentImport }) {
  const t = useWords('imports');
  const { shortDate, time } = useFormat();
  const now = useNow();
  const { id, added, existing, duplicates, refused, isInviting, expiresAt } = sent;
  const others = { existing, duplicates, refused };
  const left = (['existing', 'duplicates', 'refused'] as const).filter((kind) => (others[kind] ?? 0) > 0);
  const isAnybody = (added ?? 0) > 0;
  return (
    <div className="grid max-w-[45rem] grid-cols-1 gap-6">
      <StepHeading lead={isAnybody ? t(isInviting ? 'done.invited' : 'done.notInvited') : undefined}>
        {t('done.title', { count: added ?? 0 })}
      </StepHeading>
      {left.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {left.map((kind) => (
            <li key={kind}>{t(`done.${kind}`, { count: others[kind] ?? 0 })}</li>
          ))}
        </ul>
      )}
      <p className="text-soft">
        {t('done.gone', { when: `${shortDate(expiresAt, now)}, ${time(expiresAt)}` })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={isAnybody ? '/users?status=invited' : '/users'}>{t('done.list')}</ButtonLink>
        <a href={reportAddress(id)} download className={buttonClass({ kind: 'line' })}>
          <Download />
          {t('check.report')}
        </a>
        <ButtonLink href={importAddress()} kind="ghost">
          {t('done.again')}
        </ButtonLink>
      </div>
    </div>
  );
}
