import Undo from 'lucide-react/icons/undo-2';
import type { RefObject } from 'react';
import { useNavigation } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import type { Act, Refused } from '#app/features/vacancy-checks/answer.server.ts';
import type { FindingKey } from './findings.ts';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';

interface ReturnProps {
  check: CheckView;
  nextId: string | null;
  /** The question that somebody wants to send it back with. */
  asked: FindingKey | null;
  refused: Refused | undefined;
}

/** What goes along with each answer: what it is about, and what comes next. */
export const unseen = (act: Act, { id }: CheckView, next: string | null) => ({ act, id, next });

/** The question in words, with the places that it is about. */
function useQuestion({ findings }: CheckView, question: FindingKey | null): string {
  const t = useWords('vacancy-checks');
  const finding = findings.find(({ key }) => key === question);
  if (!finding) return '';
  const quotes = finding.quotes.map((quote) => t('quote', { quote }));
  return [...quotes, t(`question.${finding.key}`)].join('\n');
}

/** Back to its writer, with words of one's own. */
function ReturnForm({ check, nextId, asked, refused }: ReturnProps) {
  const t = useWords('vacancy-checks');
  const { state, formData } = useNavigation();
  const question = useQuestion(check, asked);
  const error = refused?.error;
  const problems = [
    ...(error ? [{ href: '#return-reason' as const, message: error }] : []),
    ...(refused?.problems ?? []).map((message) => ({ href: '#return-send' as const, message })),
  ];
  return (
    <PostForm fields={unseen('return', check, nextId)} className="grid gap-4">
      {refused && <ErrorSummary errors={problems} attempt={refused.attempt} />}
      <TextArea
        // Another question is another text.
        key={asked}
        id="return-reason"
        name="reason"
        label={t('return.reason')}
        hint={t('return.hint')}
        required
        maxLength={textLimits.message}
        error={error}
        defaultValue={refused?.reason ?? question}
      />
      <Button
        id="return-send"
        type="submit"
        wide
        busy={state !== 'idle' && formData?.get('act') === 'return'}
        busyLabel={t('busy')}
      >
        {t('return.send')}
      </Button>
    </PostForm>
  );
}

/** The button that opens it, and what is asked; without script it opens as well. */
export function ReturnPanel({
  panel,
  ...props
}: ReturnProps & { panel: RefObject<HTMLDetailsElement | null> }) {
  const t = useWords('vacancy-checks');
  const { check, nextId, asked, refused } = props;
  return (
    <details
      ref={panel}
      open={refused !== undefined || asked !== null}
      className="relative"
      onKeyDown={closeOnEscape}
    >
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass({ kind: 'line' })}`}>
        <Undo aria-hidden="true" />
        {t('return.open')}
      </summary>
      <div className="absolute start-0 bottom-full layer-popover mb-3 max-h-[70dvh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float max-sm:fixed max-sm:inset-x-4 max-sm:bottom-24 max-sm:w-auto">
        <p className="head t-h4">{t('return.title', { title: check.title })}</p>
        <p className="mt-1 mb-4 t-sm text-soft">{t(check.isChange ? 'return.textChange' : 'return.text')}</p>
        <ReturnForm check={check} nextId={nextId} asked={asked} refused={refused} />
      </div>
    </details>
  );
}

function closeOnEscape(event: React.KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
