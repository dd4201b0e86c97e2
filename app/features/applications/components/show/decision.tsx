import Check from 'lucide-react/icons/check';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { RejectReason } from '#contract/applications.ts';
import type { DecisionName, Refused } from '#app/features/applications/decide.server.ts';
import { ApplicationAction } from '#app/features/applications/components/show/action.tsx';
import {
  controlId,
  ActionForm,
  useFieldProblem,
  WordsField,
} from '#app/features/applications/components/show/action-form.tsx';
import type { ApplicationView } from '#app/features/applications/show.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';

type DecisionProps = { application: ApplicationView; refused: Refused | undefined };
type AnswerProps = { name: string; isChange: boolean; refused: Refused | undefined };

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
export function Decision({ application, refused }: DecisionProps) {
  const { can, firstName, organizationName } = application;
  if (!can.accept && !can.reject && !can.withdraw) return null;
  const about = (act: DecisionName) => (refused?.act === act ? refused : undefined);
  const shared = { name: firstName, isChange: application.status !== null };
  return (
    <div className="flex flex-col gap-3 md:flex-row">
      {can.withdraw && <Withdraw organization={organizationName} refused={about('withdraw')} />}
      {can.reject && <Reject {...shared} refused={about('reject')} />}
      {can.accept && <Accept {...shared} refused={about('accept')} />}
    </div>
  );
}

/** Asked for a second answer only. */
function ChangeReason({
  act,
  name,
  refused,
}: {
  act: DecisionName;
  name: string;
  refused: Refused | undefined;
}) {
  const t = useWords('applications');
  return (
    <WordsField
      act={act}
      name="reason"
      label={t('detail.changeReason')}
      hint={t('detail.changeHint', { name })}
      refused={refused}
    />
  );
}

function Accept({ name, isChange, refused }: AnswerProps) {
  const t = useWords('applications');
  return (
    <ApplicationAction
      kind={isChange ? 'line' : 'solid'}
      icon={<Check aria-hidden="true" />}
      label={t('detail.accept')}
      title={t('detail.acceptTitle', { name })}
      text={t('detail.acceptText', { name })}
      open={refused !== undefined}
    >
      <ActionForm act="accept" kind="solid" refused={refused} submit={t('detail.doAccept', { name })}>
        <WordsField
          act="accept"
          name="message"
          isOptional
          label={t('detail.decisionMessage', { name })}
          hint={t('detail.acceptHint', { name })}
          refused={refused}
        />
        {isChange && <ChangeReason act="accept" name={name} refused={refused} />}
      </ActionForm>
    </ApplicationAction>
  );
}

function Reject({ name, isChange, refused }: AnswerProps) {
  const t = useWords('applications');
  const problemOf = useFieldProblem(refused);
  return (
    <ApplicationAction
      kind="line"
      icon={<X aria-hidden="true" />}
      label={t('detail.reject')}
      title={t('detail.rejectTitle', { name })}
      text={t('detail.rejectText', { name })}
      open={refused !== undefined}
    >
      <ActionForm act="reject" kind="danger" refused={refused} submit={t('detail.doReject', { name })}>
        <Select
          id={controlId('reject', 'rejectReason')}
          name="rejectReason"
          label={t('detail.rejectReason')}
          required
          defaultValue={refused?.typed.rejectReason ?? ''}
          error={problemOf('rejectReason')}
          options={[
            { value: '', label: t('detail.chooseReason') },
            ...reasons.map((reason) => ({ value: reason, label: t(`detail.reasons.${reason}`) })),
          ]}
        />
        <WordsField
          act="reject"
          name="message"
          isOptional
          label={t('detail.decisionMessage', { name })}
          hint={t('detail.rejectHint')}
          refused={refused}
        />
        {isChange && <ChangeReason act="reject" name={name} refused={refused} />}
      </ActionForm>
    </ApplicationAction>
  );
}

function Withdraw({ organization, refused }: { organization: string; refused: Refused | undefined }) {
  const t = useWords('applications');
  return (
    <ApplicationAction
      kind="line"
      icon={<Undo aria-hidden="true" />}
      label={t('detail.withdraw')}
      title={t('detail.withdrawTitle')}
      text={t('detail.withdrawText', { organization })}
      open={refused !== undefined}
    >
      <ActionForm act="withdraw" kind="danger" refused={refused} submit={t('detail.doWithdraw')}>
        <WordsField
          act="withdraw"
          name="withdrawReason"
          isOptional
          label={t('detail.withdrawReason')}
          hint={t('detail.withdrawHint')}
          refused={refused}
        />
      </ActionForm>
    </ApplicationAction>
  );
}
