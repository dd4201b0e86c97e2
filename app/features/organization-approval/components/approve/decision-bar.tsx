import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { denyReasons } from '#contract/organizations.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { DecisionName, Refused } from '#app/features/organization-approval/decide.server.ts';
import type { CheckView } from '#app/features/organization-approval/approve.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ShownQueueKeys, useQueueKeys } from '#app/shell/queue-keys.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

type BarProps = { check: CheckView; nextId: string | null; previousId: string | null; refused?: Refused };

/** What goes along with each answer: whom it is about, and who comes next. */
const unseen = (act: DecisionName, { id }: CheckView, next: string | null) => ({ act, id, next });

/** A no: why, of the list, and words of one's own in the language of whoever gets them. */
function DenyForm({ check, nextId, refused }: Omit<BarProps, 'previousId'>) {
  const t = useWords('organization-approval');
  const { state, formData } = useNavigation();
  const missing = refused?.isReasonMissing ? t('deny.missing') : undefined;
  const problems = [
    ...(missing ? [{ href: '#deny-reason' as const, message: missing }] : []),
    ...(refused?.problems ?? []).map((message) => ({ href: '#deny-send' as const, message })),
  ];
  const language = check.applicant?.locale ?? 'nl';
  return (
    <PostForm fields={unseen('deny', check, nextId)} className="grid gap-4">
      {refused && <ErrorSummary errors={problems} attempt={refused.attempt} />}
      <Select
        id="deny-reason"
        name="reason"
        label={t('deny.reason')}
        required
        defaultValue={refused?.reason ?? ''}
        error={missing}
        options={[
          { value: '', label: t('deny.choose') },
          ...denyReasons.map((reason) => ({ value: reason, label: t(`deny.reasons.${reason}`) })),
        ]}
      />
      <TextArea
        id="deny-message"
        name="message"
        label={t('deny.message')}
        hint={t(`deny.hint.${language}`)}
        optional={t('deny.optional')}
        maxLength={textLimits.message}
        defaultValue={refused?.message}
      />
      <Button
        id="deny-send"
        type="submit"
        kind="danger"
        wide
        busy={state !== 'idle' && formData?.get('act') === 'deny'}
        busyLabel={t('deny.busy')}
      >
        {t('deny.send')}
      </Button>
    </PostForm>
  );
}

function Keys() {
  const t = useWords('organization-approval');
  return (
    <ShownQueueKeys
      keys={[
        { sign: t('keys.approve'), word: t('keys.approveWord') },
        { sign: t('keys.deny'), word: t('keys.denyWord') },
        { sign: '↓', word: t('keys.next') },
      ]}
      words={{ switchOff: t('keys.switchOff'), switchOn: t('keys.switchOn') }}
    />
  );
}

/** Yes, no, or a question first; always in sight. */
export function DecisionBar({ check, nextId, previousId, refused }: BarProps) {
  const t = useWords('organization-approval');
  const yes = useRef<HTMLFormElement>(null);
  const no = useRef<HTMLDetailsElement>(null);
  const { state, formData } = useNavigation();
  const addressOf = (id: string | null) => id && `/organizations/approve?id=${id}`;
  useQueueKeys({
    acts: {
      [t('keys.approve')]: check.can.approve ? () => yes.current?.requestSubmit() : undefined,
      [t('keys.deny')]: check.can.deny ? () => openAtReason(no.current) : undefined,
    },
    next: addressOf(nextId),
    previous: addressOf(previousId),
  });
  const isRefused = refused?.act === 'deny' && refused.id === check.id;
  const isOpen = check.can.approve || check.can.deny;
  if (!isOpen) return null;
  return (
    <div
      data-bottom-bar="decision"
      className="sticky bottom-0 layer-bar max-[15rem]:static -mx-4 mt-8 flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line bg-surface px-4 py-4 sm:-mx-6 sm:px-6"
    >
      {check.can.approve && (
        <PostForm fields={unseen('approve', check, nextId)} ref={yes}>
          <Button
            type="submit"
            icon={<Check />}
            busy={state !== 'idle' && formData?.get('act') === 'approve'}
            busyLabel={t('decide.busy')}
          >
            {t('decide.approve')}
          </Button>
        </PostForm>
      )}
      {check.can.deny && (
        <details ref={no} open={isRefused} className="relative" onKeyDown={closeOnEscape}>
          <summary
            className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass({ kind: 'line' })}`}
          >
            {t('decide.deny')}
          </summary>
          <div className="absolute start-0 bottom-full layer-popover mb-3 max-h-[70dvh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float max-sm:fixed max-sm:inset-x-4 max-sm:bottom-24 max-sm:w-auto">
            <p className="head t-h4">{t('deny.title', { name: check.name })}</p>
            <p className="mt-1 mb-4 t-sm text-soft">{t('deny.text')}</p>
            <DenyForm check={check} nextId={nextId} refused={isRefused ? refused : undefined} />
          </div>
        </details>
      )}
      {check.applicant && (
        <a href={`mailto:${check.applicant.email}`} className={buttonClass({ kind: 'ghost' })}>
          <Mail aria-hidden="true" />
          {t('decide.ask')}
        </a>
      )}
      <Keys />
    </div>
  );
}

function closeOnEscape(event: React.KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

function openAtReason(no: HTMLDetailsElement | null) {
  if (!no) return;
  no.open = true;
  no.querySelector('select')?.focus();
}
