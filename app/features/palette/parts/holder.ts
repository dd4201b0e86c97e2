import type { Holder } from '#app/features/palette/parts/entries.ts';
import { useFrame } from '#app/shell/frame.ts';

/** What decides which screens somebody may go to. */
export function useHolder(): Holder {
  const user = useFrame()?.user;
  return {
    rail: (user?.rail ?? []).flatMap(({ items }) => items.map(({ href }) => href)),
    roles: user?.roles ?? [],
    hasOrganization: (user?.organizations.list.length ?? 0) > 0,
  };
}
