import type { FormQuestionType } from '#contract/forms.ts';
import { useFormat } from '#app/i18n/now.ts';
import { Link } from '#app/ui/link.tsx';

/** An answer, read as what was asked. A mail address and a number can be used at once; what somebody sent as a web address is opened by hand. */
export function AnswerValue({ questionType, value }: { questionType: FormQuestionType; value: string }) {
  const { date } = useFormat();
  if (questionType === 'date') return <time dateTime={value}>{date(value)}</time>;
  if (questionType === 'email')
    return (
      <Link href={`mailto:${value}`} className="link">
        {value}
      </Link>
    );
  return <span className="whitespace-pre-line">{value}</span>;
}
