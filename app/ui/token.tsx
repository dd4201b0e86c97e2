import X from 'lucide-react/icons/x';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type TokenProps = { children: string; onRemove?: () => void };

/** Something that was chosen or typed, inside a field. The cross is 36 px, and 44 with its invisible edge. */
export function Token({ children, onRemove }: TokenProps) {
  const words = useOwnWords(choiceWords);
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-tag bg-tint2 pl-3 font-medium text-link forced-colors:border">
      <span className={`min-w-0 py-1 leading-tight wrap-anywhere ${onRemove ? '' : 'pr-3'}`}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={words.remove(children)}
          onClick={onRemove}
          className="relative grid size-9 shrink-0 place-content-center rounded-tag transition-colors after:absolute after:-inset-1 hover:bg-tint3 hover:text-ink"
        >
          <X className="size-4.5" />
        </button>
      )}
    </span>
  );
}
