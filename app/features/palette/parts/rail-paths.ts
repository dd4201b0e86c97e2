import { useFrame } from '#app/shell/frame.ts';

/** Addresses in the rail of whoever is signed in; who has none goes without. */
export const useRailPaths = (): string[] =>
  (useFrame()?.user?.rail ?? []).flatMap(({ items }) => items.map(({ href }) => href));
