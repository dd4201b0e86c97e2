import Check from 'lucide-react/icons/check';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import {
  applicationAccept,
  applicationReject,
  applicationWithdraw,
  type RejectReason,
} from '#contract/applications.ts';
import type { ApplicationAct, DecisionName } from '#app/features/applications/decide.server.ts';
import { ApplicationAction } from '#app/features/applications/components/show/action.tsx';
import { WordsField } from '#app/features/applications/components/show/words-field.tsx';
import type { ApplicationView } from '#app/features/applications/show.server.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import type { ButtonKind } from '#app/ui/button-class.ts';
import { Select } from '#app/ui/select.tsx';

const Act = actFormOf<ApplicationAct>();
const Press = actButtonOf<ApplicationAct>();

type AnswerProps = { name: string; isChange: boolean };

/** In the order in which they are offered: a type that misses one does not compile. */
const reasons = Object.keys({
  place_taken: 0,
  times_do_not_match: 0,
  not_enough_experience: 0,
  no_contact: 0,
  vacancy_closed: 0,
  other: 0,
} satisfies Record<RejectReason, 0>) as RejectReason[];

/** The buttons that the server would accept now, each with its form. */
export function Decision({ application }: { application: ApplicationView }) {
  const t = useWords('applications');
  const { can, firstName, organizationName } = application;
  if (!can.accept && !can.reject && !can.withdraw) return null;
  const shared = { name: firstName, isChange: application.status !== null };
  // Whoever waits and can be turned down, but not accepted, waits at what was put away.
  const isPutAway = application.status === null && can.reject && !can.accept;
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center">
      {isPutAway && <p className="t-sm text-soft md:max-w-64">{t('detail.putAway')}</p>}
      {can.withdraw && <Withdraw organization={organizationName} />}
      {can.reject && <Reject {...shared} />}
      {can.accept && <Accept {...shared} />}
    </div>
  );
}

type AnswerFormProps = {
  act: DecisionName;
  kind: ButtonKind;
  submit: string;
  children: ReactNode;
};

/** What is asked for an answer, and its button. */
function AnswerForm({ act, kind, submit, children }: AnswerFormProps) {
  const t = useWords('applications');
  return (
    <Act act={act} hasSummary className="grid gap-5">
      {children}
      <div>
        <Press kind={kind} wide busyLabel={t('detail.busy')}>
          {submit}
        </Press>
      </div>
    </Act>
  );
}

/** Asked for a second answer only. */
function ChangeReason({ name }: { name: string }) {
  const t = useWords('applications');
  return (
    <WordsField
      schema={applicationAccept}
      name="reason"
      label={t('detail.changeReason')}
      hint={t('detail.changeHint', { name })}
    />
  );
}

function Accept({ name, isChange }: AnswerProps) {
  const t = useWords('applications');
  return (
    <ApplicationAction
      kind={isChange ? 'line' : 'solid'}
      icon={<Check aria-hidden="true" />}
      label={t('detail.accept')}
      title={t('detail.acceptTitle', { name })}
      text={t('detail.acceptText', { name })}
      open={useActRefusal('accept') !== undefined}
    >
      <AnswerForm act="accept" kind="solid" submit={t('detail.doAccept', { name })}>
        <WordsField
          schema={applicationAccept}
          name="message"
          isOptional
          label={t('detail.decisionMessage', { name })}
          hint={t('detail.acceptHint', { name })}
        />
        {isChange && <ChangeReason name={name} />}
      </AnswerForm>
    </ApplicationAction>
  );
}

function Reject({ name, isChange }: AnswerProps) {
  const t = useWords('applications');
  return (
    <ApplicationAction
      kind="line"
      icon={<X aria-hidden="true" />}
      label={t('detail.reject')}
      title={t('detail.rejectTitle', { name })}
      text={t('detail.rejectText', { name })}
      open={useActRefusal('reject') !== undefined}
    >
      <AnswerForm act="reject" kind="danger" submit={t('detail.doReject', { name })}>
        <ActField
          schema={applicationReject}
          name="rejectReason"
          as={Select}
          label={t('detail.rejectReason')}
          options={[
            { value: '', label: t('detail.chooseReason') },
            ...reasons.map((reason) => ({ value: reason, label: t(`detail.reasons.${reason}`) })),
          ]}
        />
        <WordsField
          schema={applicationReject}
          name="message"
          isOptional
          label={t('detail.decisionMessage', { name })}
          hint={t('detail.rejectHint')}
        />
        {isChange && <ChangeReason name={name} />}
      </AnswerForm>
    </ApplicationAction>
  );
}

function Withdraw({ organization }: { organization: string }) {
  const t = useWords('applications');
  return (
    <ApplicationAction
      kind="line"
      icon={<Undo aria-hidden="true" />}
      label={t('detail.withdraw')}
      title={t('detail.withdrawTitle')}
      text={t('detail.withdrawText', { organization })}
      open={useActRefusal('withdraw') !== undefined}
    >
      <AnswerForm act="withdraw" kind="danger" submit={t('detail.doWithdraw')}>
        <WordsField
          schema={applicationWithdraw}
          name="withdrawReason"
          isOptional
          label={t('detail.withdrawReason')}
          hint={t('detail.withdrawHint')}
        />
      </AnswerForm>
    </ApplicationAction>
  );
}
