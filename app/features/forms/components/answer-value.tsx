import { mostDecimals } from '#contract/form-questions.ts';
import type { KeptAnswer } from '#contract/form-submissions.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

type Answered = Pick<KeptAnswer, 'questionType' | 'value' | 'unit'>;

/** What was chosen as it was called to whoever chose it, where that differs. */
const asCalled = <Answer extends Answered>({ labels, ...answer }: Answer & Pick<KeptAnswer, 'labels'>) =>
  labels ? { ...answer, value: typeof answer.value === 'object' ? labels : labels.join(', ') } : answer;

/** An answer as text: `as(answer)`. */
export function useAnswerText(): (answer: Answered) => string {
  const t = useWords('forms');
  const { date, number } = useFormat();
  return ({ questionType, value, unit }) => {
    if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no');
    if (typeof value === 'number') return [number(value, mostDecimals), unit].filter(Boolean).join(' ');
    if (typeof value === 'object') return value.join(', ');
    return questionType === 'date' ? date(value) : value;
  };
}

/** An answer, read as what was asked. A mail address can be used at once; what somebody sent as a web address is opened by hand. */
export function AnswerValue({ answer: kept }: { answer: Answered & Pick<KeptAnswer, 'labels'> }) {
  const textOf = useAnswerText();
  const answer = asCalled(kept);
  const { questionType, value } = answer;
  if (typeof value === 'object')
    return (
      <ul>
        {value.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    );
  if (questionType === 'date') return <time dateTime={String(value)}>{textOf(answer)}</time>;
  if (questionType === 'email')
    return (
      <Link href={`mailto:${String(value)}`} className="link">
        {value}
      </Link>
    );
  return <span className="whitespace-pre-line">{textOf(answer)}</span>;
}
