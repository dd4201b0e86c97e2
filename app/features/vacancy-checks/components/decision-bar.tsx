import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { decisionBarClass, openAtQuestion } from '#app/shell/decision-panel.tsx';
import { ShownQueueKeys, useQueueKeys } from '#app/shell/queue-keys.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CheckAct } from '#app/features/vacancy-checks/answer.server.ts';
import type { FindingKey } from './findings.ts';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { queueAddress } from './queue-address.ts';
import { ReturnPanel } from './return-panel.tsx';

const Act = actFormOf<CheckAct>();
const Press = actButtonOf<CheckAct>();

type BarProps = {
  check: CheckView;
  nextId: string | null;
  previousId: string | null;
  /** The question that somebody wants to send it back with. */
  asked: FindingKey | null;
};

function Keys() {
  const t = useWords('vacancy-checks');
  return (
    <ShownQueueKeys
      keys={[
        { sign: t('keys.publish'), word: t('keys.publishWord') },
        { sign: t('keys.return'), word: t('keys.returnWord') },
        { sign: 'J', word: t('keys.next') },
      ]}
      words={{ switchOff: t('keys.switchOff'), switchOn: t('keys.switchOn') }}
    />
  );
}

/** Online, or back with a reason; always in sight. */
export function DecisionBar({ check, nextId, previousId, asked }: BarProps) {
  const t = useWords('vacancy-checks');
  const yes = useRef<HTMLFormElement>(null);
  const back = useRef<HTMLDetailsElement>(null);
  const about = { id: check.id };
  const refused = useActRefusal('publish', about);
  const { mayPublish, mayReturn } = check;
  useQueueKeys({
    acts: {
      [t('keys.publish')]: mayPublish ? () => yes.current?.requestSubmit() : undefined,
      [t('keys.return')]: mayReturn ? () => openAtQuestion(back.current) : undefined,
    },
    next: nextId && queueAddress(nextId),
    previous: previousId && queueAddress(previousId),
  });
  if (!mayPublish && !mayReturn) return null;
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
        {mayPublish && (
          <Act act="publish" fields={about} ref={yes} isTold>
            <input type="hidden" name="next" value={nextId ?? ''} />
            <Press icon={<Check />} busyLabel={t('busy')}>
              {t('publish')}
            </Press>
          </Act>
        )}
        {mayReturn && (
          <ReturnPanel
            // Another question opens it again.
            key={asked}
            panel={back}
            check={check}
            nextId={nextId}
            asked={asked}
          />
        )}
        <Keys />
      </div>
    </>
  );
}
