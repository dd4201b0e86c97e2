import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';

/** By its word in the rail. */
const titles = new Map<string | undefined, 'list.title' | 'list.team' | 'list.students'>([
  ['users', 'list.title'],
  ['team', 'list.team'],
  ['students', 'list.students'],
]);

/** What the list is called for whoever reads it: all of the centre, the team of an organisation, or the students of a mentor. */
export function useListTitle(): string {
  const t = useWords('users');
  const items = useFrame()?.user?.rail.flatMap((group) => group.items) ?? [];
  const key = items.find(({ href }) => href === '/users')?.key;
  return t(titles.get(key) ?? 'list.title');
}
