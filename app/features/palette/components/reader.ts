import type { Holder } from '#app/features/palette/components/entries.ts';
import { useFrame } from '#app/shell/frame.ts';

const nothing: Holder['can'] = {
  readUsers: false,
  readActions: false,
  inviteUsers: false,
  importUsers: false,
  addOrganizations: false,
};

/** What decides which screens somebody may go to. */
export function useHolder(): Holder {
  const user = useFrame()?.user;
  return {
    rail: (user?.rail ?? []).flatMap(({ items }) => items.map(({ href }) => href)),
    can: user?.can ?? nothing,
    hasOrganization: (user?.organizations.list.length ?? 0) > 0,
  };
}
