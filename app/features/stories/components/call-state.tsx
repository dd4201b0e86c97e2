import { useState } from 'react';
import { useSample } from '#app/features/stories/components/story.tsx';
import { Button } from '#app/ui/button.tsx';

type State =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'success'; result: unknown }
  | { status: 'error'; result: unknown };

/** What a failure is to a reader: the client's own error, the error page's, or the network's. */
function printable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return { ...error, name: error.name, message: error.message };
}

/** One real call in its four states (specification, section 4): idle, pending, success, error. */
export function CallState({ name, run }: { name: string; run: () => Promise<unknown> }) {
  const sample = useSample({
    nl: { call: 'Vraag', again: 'Maak leeg', busy: 'Bezig…' },
    en: { call: 'Call', again: 'Clear', busy: 'Busy…' },
  });
  const [state, setState] = useState<State>({ status: 'idle' });
  const call = async () => {
    setState({ status: 'pending' });
    try {
      setState({ status: 'success', result: await run() });
    } catch (error) {
      setState({ status: 'error', result: printable(error) });
    }
  };
  const isBusy = state.status === 'pending';
  return (
    <div className="grid gap-3 border-b border-line pb-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
        <code className="min-w-0 grow [overflow-wrap:anywhere]">{name}</code>
        <div className="flex flex-wrap items-center gap-3 max-sm:basis-full">
          <output className="font-semibold max-sm:grow">{state.status}</output>
          <Button size="small" kind="line" busy={isBusy} busyLabel={sample.busy} onClick={() => void call()}>
            {sample.call}
          </Button>
          <Button size="small" kind="ghost" onClick={() => setState({ status: 'idle' })}>
            {sample.again}
          </Button>
        </div>
      </div>
      {'result' in state && (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          role="region"
          aria-label={name}
          className={`max-h-64 overflow-auto rounded-ctl p-3 t-xs ${state.status === 'error' ? 'bg-badbg text-bad' : 'bg-sunken'}`}
        >
          {JSON.stringify(state.result, null, 2)}
        </pre>
      )}
    </div>
  );
}
