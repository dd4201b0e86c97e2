import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ShownQueueKeys, useQueueKeys } from '#app/shell/queue-keys.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Refused } from '#app/features/vacancy-checks/answer.server.ts';
import type { FindingKey } from './findings.ts';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { queueAddress } from './queue-address.ts';
import { ReturnPanel, unseen } from './return-panel.tsx';

type BarProps = {
  check: CheckView;
  nextId: string | null;
  previousId: string | null;
  /** The question that somebody wants to send it back with. */
  asked: FindingKey | null;
  refused?: Refused | undefined;
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
export function DecisionBar({ check, nextId, previousId, asked, refused }: BarProps) {
  const t = useWords('vacancy-checks');
  const yes = useRef<HTMLFormElement>(null);
  const back = useRef<HTMLDetailsElement>(null);
  const { state, formData } = useNavigation();
  const { mayPublish, mayReturn } = check;
  useQueueKeys({
    acts: {
      [t('keys.publish')]: mayPublish ? () => yes.current?.requestSubmit() : undefined,
      [t('keys.return')]: mayReturn ? () => openAtReason(back.current) : undefined,
    },
    next: nextId && queueAddress(nextId),
    previous: previousId && queueAddress(previousId),
  });
  if (!mayPublish && !mayReturn) return null;
  return (
    <>
      {refused?.act === 'publish' && (
        <div className="mt-8">
          <Notice kind="danger" title={t('refused')} live>
            {refused.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        </div>
      )}
      <div
        data-bottom-bar="decision"
        className="sticky bottom-0 layer-bar max-[15rem]:static -mx-4 mt-8 flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line bg-surface px-4 py-4 sm:-mx-6 sm:px-6"
      >
        {mayPublish && (
          <PostForm fields={unseen('publish', check, nextId)} ref={yes}>
            <Button
              type="submit"
              icon={<Check />}
              busy={state !== 'idle' && formData?.get('act') === 'publish'}
              busyLabel={t('busy')}
            >
              {t('publish')}
            </Button>
          </PostForm>
        )}
        {mayReturn && (
          <ReturnPanel
            // Another question opens it again.
            key={asked}
            panel={back}
            check={check}
            nextId={nextId}
            asked={asked}
            refused={refused?.act === 'return' ? refused : undefined}
          />
        )}
        <Keys />
      </div>
    </>
  );
}

function openAtReason(back: HTMLDetailsElement | null) {
  if (!back) return;
  back.open = true;
  back.querySelector('textarea')?.focus();
}
