import Undo from 'lucide-react/icons/undo-2';
import type { RefObject } from 'react';
import { vacancyReturn } from '#contract/vacancy-moves.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DecisionPanel } from '#app/shell/decision-panel.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { CheckAct } from '#app/features/vacancy-checks/answer.server.ts';
import type { FindingKey } from './findings.ts';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';

const Act = actFormOf<CheckAct>();
const Press = actButtonOf<CheckAct>();

/** The question in words, with the places that it is about. */
function useQuestion({ findings }: CheckView, question: FindingKey | null): string {
  const t = useWords('vacancy-checks');
  const finding = findings.find(({ key }) => key === question);
  if (!finding) return '';
  const quotes = finding.quotes.map((quote) => t('quote', { quote }));
  return [...quotes, t(`question.${finding.key}`)].join('\n');
}

type ReturnPanelProps = {
  panel: RefObject<HTMLDetailsElement | null>;
  check: CheckView;
  nextId: string | null;
  /** The question that somebody wants to send it back with. */
  asked: FindingKey | null;
};

/** Back to its writer, with words of one's own. */
export function ReturnPanel({ panel, check, nextId, asked }: ReturnPanelProps) {
  const t = useWords('vacancy-checks');
  const question = useQuestion(check, asked);
  const about = { id: check.id };
  const isRefused = useActRefusal('return', about) !== undefined;
  return (
    <DecisionPanel
      panel={panel}
      open={isRefused || asked !== null}
      label={
        <>
          <Undo aria-hidden="true" />
          {t('return.open')}
        </>
      }
      title={t('return.title', { title: check.title })}
      text={t(check.isChange ? 'return.textChange' : 'return.text')}
    >
      <Act act="return" fields={about} hasSummary className="grid gap-4">
        <input type="hidden" name="next" value={nextId ?? ''} />
        <ActField
          schema={vacancyReturn}
          name="reason"
          as={TextArea}
          label={t('return.reason')}
          hint={t('return.hint')}
          defaultValue={question}
        />
        <Press wide busyLabel={t('busy')}>
          {t('return.send')}
        </Press>
      </Act>
    </DecisionPanel>
  );
}
