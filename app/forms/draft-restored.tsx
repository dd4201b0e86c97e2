import { formWords } from '#app/forms/words.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** A quiet line over a form that was begun before. */
export function DraftRestored({ startAnew }: { startAnew: () => void }) {
  const words = useOwnWords(formWords);
  return (
    <p role="status" className="t-sm text-soft">
      {words.draft}{' '}
      <button type="button" onClick={startAnew} className="link min-h-6">
        {words.startAnew}
      </button>
    </p>
  );
}
