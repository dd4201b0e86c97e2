/** One file on its way: how far it is, and what the server says of it. `fetch` cannot tell how much was sent. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import type { Locale } from '#contract/locales.ts';

export type SendOutcome =
  | { kind: 'done' }
  /** Too many at once: again after so many seconds. */
  | { kind: 'later'; seconds: number }
  /** In the words of the server; null when it could not be reached. */
  | { kind: 'failed'; detail: string | null };

interface Sending {
  file: File;
  locale: Locale;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Longer than this nobody waits without a word. */
const longestWait = 90;

function detailOf(text: string): string {
  try {
    const { errors } = JSON.parse(text) as { errors?: { detail?: string }[] };
    return errors?.[0]?.detail ?? '';
  } catch {
    return '';
  }
}

function outcomeOf(request: XMLHttpRequest): SendOutcome {
  if (request.status === 201) return { kind: 'done' };
  const seconds = Number(request.getResponseHeader('retry-after'));
  if (request.status === 429 && seconds > 0 && seconds <= longestWait) return { kind: 'later', seconds };
  return { kind: 'failed', detail: detailOf(request.responseText) };
}

export const sendFile = ({ file, locale, onProgress, signal }: Sending): Promise<SendOutcome> =>
  new Promise((resolve) => {
    const { method, path } = uploadCalls.create;
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.open(method, path);
    request.setRequestHeader('accept', 'application/vnd.api+json');
    request.setRequestHeader('accept-language', locale);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener('load', () => resolve(outcomeOf(request)));
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => resolve({ kind: 'failed', detail: null }));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
