import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Choices } from '#app/ui/choice-state.ts';
import { Spinner } from '#app/ui/spinner.tsx';

/** Over the rows: that they are being looked for, could not be loaded, or are not there. */
export function ChoiceNote({ choices }: { choices: Choices }) {
  return (
    <p
      role="status"
      className={`flex items-center gap-2 px-4 not-empty:pt-3 not-empty:pb-1 ${choices.isFailed ? 'font-semibold text-bad' : 'text-soft'} [&_svg]:size-5 [&_svg]:shrink-0`}
    >
      {choices.note && (
        <>
          {choices.isPending && <Spinner />}
          {choices.isFailed && <CircleAlert />}
          <span>{choices.note}</span>
        </>
      )}
    </p>
  );
}
