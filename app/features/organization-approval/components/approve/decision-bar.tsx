import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import { useRef } from 'react';
import { organizationJudgement } from '#contract/organization-decisions.ts';
import { denyReasons } from '#contract/organizations.ts';
import type { DecisionAct } from '#app/features/organization-approval/decide.server.ts';
import type { CheckView } from '#app/features/organization-approval/approve.server.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DecisionPanel, decisionBarClass, openAtQuestion } from '#app/shell/decision-panel.tsx';
import { ShownKeys } from '#app/shell/shown-keys.tsx';
import { useQueueKeys } from '#app/shell/single-keys.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

type BarProps = { check: CheckView; nextId: string | null; previousId: string | null };

const Act = actFormOf<DecisionAct>();
const Press = actButtonOf<DecisionAct>();

/** A no: why, of the list, and words of one's own in the language of whoever gets them. */
function DenyForm({ check, nextId }: Omit<BarProps, 'previousId'>) {
  const t = useWords('organization-approval');
  const language = check.applicant?.locale ?? 'nl';
  return (
    <Act act="deny" fields={{ id: check.id }} hasSummary className="grid gap-4">
      <input type="hidden" name="next" value={nextId ?? ''} />
      <ActField
        schema={organizationJudgement}
        name="reason"
        as={Select}
        label={t('deny.reason')}
        required
        options={[
          { value: '', label: t('deny.choose') },
          ...denyReasons.map((reason) => ({ value: reason, label: t(`deny.reasons.${reason}`) })),
        ]}
      />
      <ActField
        schema={organizationJudgement}
        name="message"
        as={TextArea}
        label={t('deny.message')}
        hint={t(`deny.hint.${language}`)}
        optional={t('deny.optional')}
      />
      <Press kind="danger" wide busyLabel={t('deny.busy')}>
        {t('deny.send')}
      </Press>
    </Act>
  );
}

function Keys() {
  const t = useWords('organization-approval');
  return (
    <ShownKeys
      keys={[
        { sign: t('keys.approve'), word: t('keys.approveWord') },
        { sign: t('keys.deny'), word: t('keys.denyWord') },
        { sign: '↓', word: t('keys.next') },
      ]}
    />
  );
}

/** Yes, no, or a question first; always in sight. */
export function DecisionBar({ check, nextId, previousId }: BarProps) {
  const t = useWords('organization-approval');
  const yes = useRef<HTMLFormElement>(null);
  const no = useRef<HTMLDetailsElement>(null);
  const about = { id: check.id };
  const isRefused = useActRefusal('deny', about) !== undefined;
  const addressOf = (id: string | null) => id && `/organizations/approve?id=${id}`;
  useQueueKeys({
    acts: {
      [t('keys.approve')]: check.can.approve ? () => yes.current?.requestSubmit() : undefined,
      [t('keys.deny')]: check.can.deny ? () => openAtQuestion(no.current) : undefined,
    },
    next: addressOf(nextId),
    previous: addressOf(previousId),
  });
  const isOpen = check.can.approve || check.can.deny;
  if (!isOpen) return null;
  return (
    <div data-bottom-bar="decision" className={decisionBarClass}>
      {check.can.approve && (
        <Act act="approve" fields={about} ref={yes}>
          <input type="hidden" name="next" value={nextId ?? ''} />
          <Press icon={<Check />} busyLabel={t('decide.busy')}>
            {t('decide.approve')}
          </Press>
        </Act>
      )}
      {check.can.deny && (
        <DecisionPanel
          panel={no}
          open={isRefused}
          label={t('decide.deny')}
          title={t('deny.title', { name: check.name })}
          text={t('deny.text')}
        >
          <DenyForm check={check} nextId={nextId} />
        </DecisionPanel>
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
