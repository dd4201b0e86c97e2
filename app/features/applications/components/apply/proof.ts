/** The little sum that a robot has to do for every form (contract/proof-of-work.ts). A person does not notice it. */
import { challengePath, hasEnoughZeros } from '#contract/proof-of-work.ts';

/** Tries between two breaths: a few milliseconds, so that typing stays smooth. */
const batchSize = 200;

/** A challenge lives for two hours; one that is nearly over is not worth starting with. */
const longestUseMs = 100 * 60_000;

async function fetchChallenge(): Promise<string> {
  const answer = await fetch(challengePath, {
    headers: { accept: 'application/vnd.api+json' },
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`No challenge: status ${answer.status}.`);
  const document = (await answer.json()) as { data: { id: string } };
  return document.data.id;
}

async function isSolution(text: string): Promise<boolean> {
  return hasEnoughZeros(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
}

const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

async function solve(challenge: string): Promise<string> {
  // Only over http to another host than this machine: there the time that filling in takes is proof enough.
  if (!globalThis.crypto?.subtle) return challenge;
  for (let start = 0; ; start += batchSize) {
    const tries = Array.from({ length: batchSize }, (_, at) => `${challenge}.${start + at}`);
    const found = await Promise.all(tries.map(isSolution));
    const at = found.indexOf(true);
    if (at !== -1) return tries[at] as string;
    await breath();
  }
}

/** Works on a proof from now on. `give` waits for it and starts again when it has gone stale or failed. */
export function startProof(): { give: () => Promise<string>; renew: () => void } {
  let startedAt = 0;
  let proof: Promise<string> | null = null;
  const renew = () => {
    startedAt = Date.now();
    proof = fetchChallenge().then(solve);
    // Whoever asks for it hears of the failure; until then nobody does.
    proof.catch(() => {
      proof = null;
    });
  };
  renew();
  return {
    renew,
    give: () => {
      if (!proof || Date.now() - startedAt > longestUseMs) renew();
      return proof as Promise<string>;
    },
  };
}
