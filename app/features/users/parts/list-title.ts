import { reachOf, type Role } from '#contract/rights.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';

const titles = {
  none: 'list.title',
  own: 'list.title',
  students: 'list.students',
  organization: 'list.team',
  center: 'list.title',
} as const;

/** Key of what the list is called: all of the centre, the team of an organisation, or the students of a mentor. */
export const listTitle = (held: readonly Role[]) => titles[reachOf('users.read', held)];

/** What the list is called for who reads it. */
export function useListTitle(): string {
  return useWords('users')(listTitle(useFrame()?.user?.roles ?? []));
}
