import { privateNumberIn } from '#contract/private-numbers.ts';
import type { SubmissionView } from '#app/features/forms/components/answer-table.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';

type Answer = SubmissionView['answers'][number];

/** What somebody wrote in their own words, or as a number. */
const written = ({ questionType, value, own }: Answer): string => {
  if (questionType === 'text' || questionType === 'number') return String(value);
  return own ?? '';
};

/** Where something that was answered looks like a number that a centre may not keep. */
export function PrivateNumberNotice({ answers }: { answers: readonly Answer[] }) {
  const t = useWords('forms');
  if (!answers.some((answer) => privateNumberIn(written(answer)) === 'bsn')) return null;
  return (
    <div className="mt-6">
      <Notice kind="warning" title={t('submission.bsn')}>
        {t('submission.bsnText')}
      </Notice>
    </div>
  );
}
