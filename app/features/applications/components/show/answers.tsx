import { AnswerValue } from '#app/features/forms/components/answer-value.tsx';
import type { ApplicationView } from '#app/features/applications/show.server.ts';
import { useWords } from '#app/i18n/words.ts';

/** What the vacancy asked besides, as it was asked. */
export function Answers({ application: { answers, agreedTo, locale } }: { application: ApplicationView }) {
  const t = useWords('applications');
  if (answers.length === 0 && agreedTo === null) return null;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="t-h3">
        {t('detail.answers')}
      </h2>
      <dl className="mt-3 border-t border-line [overflow-wrap:anywhere]">
        {answers.map((answer) => (
          <div key={answer.questionId} className="border-b border-line py-3">
            <dt lang={locale} className="t-sm text-soft">
              {answer.text}
            </dt>
            <dd lang={locale} className="mt-1">
              <AnswerValue answer={answer} />
            </dd>
          </div>
        ))}
        {agreedTo !== null && (
          <div className="border-b border-line py-3">
            <dt className="t-sm text-soft">{t('detail.agreed')}</dt>
            <dd lang={locale} className="mt-1">
              {agreedTo}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
