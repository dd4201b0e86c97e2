import type { ReactNode } from 'react';
import { ErrorInPlace } from '#app/ui/error-in-place.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { feedbackWords } from '#app/ui/words/feedback.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** Data that is asked for while the page is there. */
export type AsyncData<Value> =
  | { status: 'idle' }
  /** `data` is what was there before: it stays to be seen. */
  | { status: 'pending'; data?: Value }
  | { status: 'success'; data: Value }
  | { status: 'error'; error: unknown; data?: Value };

type AsyncStateProps<Value> = {
  state: AsyncData<Value>;
  /** Before anything was asked; else nothing. */
  idle?: ReactNode;
  /** Else three rows. */
  skeleton?: ReactNode;
  /** Says that there is nothing, when this answers so. */
  isEmpty?: (data: Value) => boolean;
  empty?: ReactNode;
  /** What failed, in words; else that loading did. */
  failed?: (error: unknown) => string;
  onAgain?: () => void;
  children: (data: Value) => ReactNode;
};

/** Shows what belongs to the state: nothing yet, the coming layout, what came, that there is nothing, or that it failed. */
export function AsyncState<Value>(props: AsyncStateProps<Value>) {
  const { state, idle, skeleton, isEmpty, empty, failed, onAgain, children } = props;
  const words = useOwnWords(feedbackWords);
  if (state.status === 'idle') return idle;
  const { data } = state;
  const isThere = data !== undefined;
  const shown = isThere && (isEmpty?.(data) ? empty : children(data));
  if (state.status === 'success') return shown;
  if (state.status === 'pending')
    return isThere ? <div aria-busy="true">{shown}</div> : (skeleton ?? <Skeleton label={words.loading} />);
  return (
    <div className="space-y-4">
      <ErrorInPlace title={failed?.(state.error)} level={3} onAgain={onAgain} />
      {shown}
    </div>
  );
}
