import { siteName, useFrame } from '#app/shell/frame.ts';

/** Who gets what is filled in: the organisation that asks, or the centre itself. */
export function useAsker({ organizationName }: { organizationName: string | null }): string {
  const center = siteName(useFrame());
  return organizationName ?? center;
}
