/**
 * Every call of the API, in one list: what is served, documented and tested. They are read from the folders of the nouns, from each
 * `routes.ts` that exports `routes`; those that come by another way (signing in, files) are put in by `assembly.ts`.
 */
import { readdirSync } from 'node:fs';
import { carrying } from '#server/features/carried/resource.ts';
import type { Route } from './http/route.ts';

const features = new URL('features/', import.meta.url);
const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)routes\.ts$/.test(path))
  .toSorted();

const ofNouns = await Promise.all(
  files.map(async (path) => {
    const { routes: own = [] } = (await import(/* @vite-ignore */ `#server/features/${path}`)) as {
      routes?: readonly Route[];
    };
    return own;
  }),
);

export const routes: readonly Route[] = ofNouns.flat().map(carrying);
