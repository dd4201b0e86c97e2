import Undo from 'lucide-react/icons/undo-2';
import type { RefObject } from 'react';
import { vacancyVerdictInput, type VacancyVerdict } from '#contract/vacancy-moves.ts';
import { WaitingChoice } from '#app/features/vacancy-filling/components/waiting-choice.tsx';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DecisionPanel } from '#app/shell/decision-panel.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { useReasons } from './decline-reasons.ts';
import { queueAddress, type Ask, type Declining } from './queue-address.ts';

const Act = actFormOf<VacancyVerdict>();
const Press = actButtonOf<VacancyVerdict>();

interface DeclineProps {
  verdict: Declining;
  check: CheckView;
  /** The reason that somebody wants to begin with. */
  ask: Ask | null;
}

/** What goes along with each answer: what it is about, and whether it was online. */
export const aboutOf = ({ id, isOnline }: CheckView) => ({ id, online: isOnline ? 'true' : null });

/** Words to begin with, each to be changed; links, so that they work without script as well. */
function Reasons({ verdict, check, ask }: DeclineProps) {
  const t = useWords('vacancy-checks');
  const reasons = useReasons(verdict, check);
  if (reasons.length === 0) return null;
  return (
    <div className="mb-4">
      <p className="mb-2 font-semibold">{t('reasons')}</p>
      <ul className="flex flex-wrap gap-2">
        {reasons.map(({ ask: other, label }) => (
          <li key={other.key} className="max-w-full">
            <Chip href={queueAddress(check.id, other)} chosen={ask?.key === other.key}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

type DeclinePanelProps = DeclineProps & {
  nextId: string | null;
  panel?: RefObject<HTMLDetailsElement | null>;
};

/** To its writer, with words of one's own: not yet, or no. */
export function DeclinePanel({ verdict, check, nextId, ask, panel }: DeclinePanelProps) {
  const t = useWords('vacancy-checks');
  const begun = useReasons(verdict, check).find((one) => one.ask.key === ask?.key);
  const about = aboutOf(check);
  const isRefused = useActRefusal(verdict, about) !== undefined;
  const isReject = verdict === 'reject';
  const online = check.isOnline ? 'Online' : '';
  const kind = check.isOnline ? 'textOnline' : check.isChange ? 'textChange' : 'text';
  return (
    <DecisionPanel
      panel={panel}
      kind={isReject ? 'dangerGhost' : 'line'}
      open={isRefused || ask !== null}
      label={
        <>
          {!isReject && <Undo aria-hidden="true" />}
          {t(`decline.${verdict}.open${online}`)}
        </>
      }
      title={t(`decline.${verdict}.title${online}`, { title: check.title })}
      text={t(`decline.${verdict}.${kind}`)}
    >
      <Reasons verdict={verdict} check={check} ask={ask} />
      <Act act={verdict} fields={about} hasSummary className="grid gap-4">
        <input type="hidden" name="next" value={nextId ?? ''} />
        <ActField
          schema={vacancyVerdictInput}
          name="reason"
          as={TextArea}
          label={t(`decline.${verdict}.reason`)}
          hint={t('hint')}
          defaultValue={begun?.text}
        />
        {(isReject || check.isOnline) && <WaitingChoice waiting={check.waiting} />}
        <Press kind={isReject ? 'danger' : 'solid'} wide busyLabel={t('busy')}>
          {t(`decline.${verdict}.send${online}`)}
        </Press>
      </Act>
    </DecisionPanel>
  );
}
