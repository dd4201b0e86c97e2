import { useFrame } from '#app/shell/frame.ts';

interface WithRail {
  rail?: readonly { items: readonly { href: string }[] }[];
}

/** Addresses in the rail of whoever is signed in; who has none goes without. */
export function useRailPaths(): string[] {
  const user = useFrame()?.user as (object & WithRail) | null | undefined;
  return (user?.rail ?? []).flatMap(({ items }) => items.map(({ href }) => href));
}
