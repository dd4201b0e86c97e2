/** Files that are sent a few at a time, each with its own progress, its own fault and its own way to try again. */
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { uploadBytesMax } from '#contract/uploads.ts';
import { sendFile } from '#app/features/uploads/components/list/sending.ts';
import { useLocale } from '#app/i18n/words.ts';

export interface SentFile {
  key: number;
  file: File;
  state: 'waiting' | 'busy' | 'done' | 'failed';
  sent: number;
  /** What the server said; null when it could not be reached. */
  problem: string | null;
}

type Change =
  | { kind: 'add'; files: readonly SentFile[] }
  | { kind: 'set'; key: number; to: Partial<SentFile> }
  | { kind: 'remove'; keys: readonly number[] };

function changed(all: readonly SentFile[], change: Change): readonly SentFile[] {
  if (change.kind === 'add') return [...all, ...change.files];
  if (change.kind === 'remove') return all.filter(({ key }) => !change.keys.includes(key));
  return all.map((one) => (one.key === change.key ? { ...one, ...change.to } : one));
}

const atOnce = 2;
let lastKey = 0;

export const isUnderWay = ({ state }: SentFile): boolean => state === 'waiting' || state === 'busy';

const after = (seconds: number, signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', resolve);
  });

/** Sends one, and says how far it is. Those that are on their way stop when the screen is left. */
function useSender(set: (key: number, to: Partial<SentFile>) => void) {
  const locale = useLocale();
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);
  async function send({ key, file }: SentFile) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    set(key, { state: 'busy', sent: 0, problem: null });
    const { signal } = stop;
    const outcome = await sendFile({ file, locale, signal, onProgress: (sent) => set(key, { sent }) });
    if (outcome.kind === 'done') return set(key, { state: 'done', sent: file.size });
    if (outcome.kind === 'failed') return set(key, { state: 'failed', problem: outcome.detail });
    await after(outcome.seconds, signal);
    return set(key, { state: 'waiting', sent: 0 });
  }
  return { send, stop: (key: number) => stops.current.get(key)?.abort() };
}

const chosenFile = (file: File, tooLarge: string): SentFile => {
  lastKey += 1;
  const shared = { key: lastKey, file, sent: 0 };
  return file.size <= uploadBytesMax
    ? { ...shared, state: 'waiting', problem: null }
    : { ...shared, state: 'failed', problem: tooLarge };
};

/** `onIdle` once nothing is under way any more. */
export function useSending(tooLarge: string, onIdle: () => void) {
  const [files, change] = useReducer(changed, []);
  const set = (key: number, to: Partial<SentFile>) => change({ kind: 'set', key, to });
  const { send, stop } = useSender(set);
  const next = useEffectEvent(() => {
    const busy = files.filter(({ state }) => state === 'busy').length;
    const waiting = files.filter(({ state }) => state === 'waiting');
    for (const one of waiting.slice(0, Math.max(0, atOnce - busy))) void send(one);
    if (files.length > 0 && !files.some(isUnderWay)) onIdle();
  });
  const states = files.map(({ key, state }) => `${key} ${state}`).join();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what changed is asked of the event, which sees all of it
  useEffect(() => next(), [states]);
  return {
    files,
    add: (chosen: readonly File[]) =>
      change({ kind: 'add', files: chosen.map((file) => chosenFile(file, tooLarge)) }),
    retry: (key: number) => set(key, { state: 'waiting', problem: null, sent: 0 }),
    remove: (keys: readonly number[]) => {
      for (const key of keys) stop(key);
      change({ kind: 'remove', keys });
    },
  };
}
