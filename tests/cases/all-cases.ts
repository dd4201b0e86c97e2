/** The cases of all nouns, read from their folders: a new noun is in here by its file. */
import { readdirSync } from 'node:fs';
import type { CallCase, Fill, InputFacts, Kind, NounCases, ScreenRow, TargetRow } from './case.ts';

const features = new URL('../../server/features/', import.meta.url);
const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.cases.ts'))
  .toSorted();

const found = await Promise.all(
  files.map(async (path) => {
    // By the name under which cases import one another: what they hold is made once.
    const { cases } = (await import(/* @vite-ignore */ `#server/features/${path}`)) as { cases?: NounCases };
    if (!cases) throw new Error(`${path} exports no cases`);
    return cases;
  }),
);

/** One table of all; two nouns that say something of the same are a mistake. */
function together<Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]) {
  const all: Record<string, Value> = {};
  for (const part of parts)
    for (const [name, value] of Object.entries(part ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`two nouns have cases of ${name}`);
      all[name] = value;
    }
  return all;
}

/** `GET /api/v1/vacancies/:id` → what is expected of it. */
export const expectedCalls: Readonly<Record<string, CallCase>> = together(found.map(({ calls }) => calls));
export const expectedTargets: Readonly<Record<string, TargetRow>> = together(
  found.map(({ targets }) => targets),
);
/** By path, as app/screens has it; some rows wait for their screen. */
export const expectedScreens: Readonly<Record<string, ScreenRow>> = together(
  found.map(({ screens }) => screens),
);
export const inputFacts: readonly InputFacts[] = found.flatMap(({ input }) => input ?? []);

/** How lists get rows. */
export const fills: readonly Fill[] = found.flatMap(({ fill }) => fill ?? []);

/** Everything that calls and screens are tried on. */
export const kinds: readonly Kind[] = [
  ...new Set(
    [...Object.values(expectedCalls), ...Object.values(expectedScreens)].flatMap(({ about }) => about ?? []),
  ),
];
