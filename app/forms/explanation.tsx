import type { Question } from '#contract/form-questions.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';

/** What stands below the words of what only explains. */
export function Explanation({
  question: { help, body, picture },
}: {
  question: Pick<Question, 'help' | 'body' | 'picture'>;
}) {
  return (
    <>
      {body && <FormattedText html={body} />}
      {help && <p className="max-w-lead text-soft whitespace-pre-line">{help}</p>}
      {picture && (
        <img
          src={picture.url}
          alt={picture.altText ?? ''}
          width={picture.width}
          height={picture.height}
          className="photo mt-3 h-auto max-w-full rounded-card"
        />
      )}
    </>
  );
}
