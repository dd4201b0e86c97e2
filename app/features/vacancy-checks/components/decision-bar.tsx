import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import type { VacancyVerdict } from '#contract/vacancy-moves.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { decisionBarClass, openAtQuestion } from '#app/shell/decision-panel.tsx';
import { ShownKeys } from '#app/shell/shown-keys.tsx';
import { useQueueKeys } from '#app/shell/single-keys.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { DeclinePanel, aboutOf } from './decline-panel.tsx';
import { declinings, queueAddress, type Ask } from './queue-address.ts';

const Act = actFormOf<VacancyVerdict>();
const Press = actButtonOf<VacancyVerdict>();

type BarProps = {
  check: CheckView;
  nextId: string | null;
  previousId: string | null;
  /** The reason that somebody wants to begin with. */
  ask: Ask | null;
};

function Keys({ isOnline }: Pick<CheckView, 'isOnline'>) {
  const t = useWords('vacancy-checks');
  return (
    <ShownKeys
      keys={[
        { sign: t('keys.approve'), word: t('keys.approveWord') },
        { sign: t('keys.return'), word: t(isOnline ? 'keys.returnOnlineWord' : 'keys.returnWord') },
        { sign: 'J', word: t('keys.next') },
      ]}
    />
  );
}

/** Online, back with a reason, or turned down; always in sight. */
export function DecisionBar({ check, nextId, previousId, ask }: BarProps) {
  const t = useWords('vacancy-checks');
  const yes = useRef<HTMLFormElement>(null);
  const back = useRef<HTMLDetailsElement>(null);
  const about = aboutOf(check);
  const refused = useActRefusal('approve', about);
  const { can } = check;
  useQueueKeys({
    acts: {
      [t('keys.approve')]: can.approve ? () => yes.current?.requestSubmit() : undefined,
      [t('keys.return')]: can.return ? () => openAtQuestion(back.current) : undefined,
    },
    next: nextId && queueAddress(nextId),
    previous: previousId && queueAddress(previousId),
  });
  if (!can.approve) return null;
  return (
    <>
      {refused && (
        <div className="mt-8">
          <Notice key={refused.at} kind="danger" title={t('refused')} live>
            {refused.general.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        </div>
      )}
      <div data-bottom-bar="decision" className={decisionBarClass}>
        <Act act="approve" fields={about} ref={yes} isTold>
          <input type="hidden" name="next" value={nextId ?? ''} />
          <Press icon={<Check />} busyLabel={t('busy')}>
            {t(check.isOnline ? 'approveOnline' : 'approve')}
          </Press>
        </Act>
        {declinings.map((verdict) => (
          <DeclinePanel
            // Another reason opens it again.
            key={`${verdict} ${ask?.verdict === verdict ? ask.key : ''}`}
            verdict={verdict}
            panel={verdict === 'return' ? back : undefined}
            check={check}
            nextId={nextId}
            ask={ask?.verdict === verdict ? ask : null}
          />
        ))}
        <Keys isOnline={check.isOnline} />
      </div>
    </>
  );
}
