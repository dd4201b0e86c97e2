import { useId } from 'react';
import { PersonRow, type PeopleProps } from '#app/features/contact-people/components/list/person-row.tsx';
import { useWords } from '#app/i18n/words.ts';
import { inOneFrame } from '#app/ui/in-one-frame.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

// What drags is loaded once there is script.
const SortablePeople = inOneFrame(
  () => import('#app/features/contact-people/components/list/sortable-people.tsx'),
);

/** In the order of the site; with script one can drag them. */
export function PeopleInOrder(props: PeopleProps) {
  const t = useWords('contact-people');
  const { listKeys } = useOwnWords(treeWords);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="t-h4">
        {t('order')}
      </h2>
      <p className="mb-3 t-sm text-soft pointer-coarse:hidden noscript:hidden">{listKeys}</p>
      <SortablePeople {...props} instead={<PlainPeople {...props} />} />
    </section>
  );
}

/** The same rows with buttons that work without script. */
function PlainPeople({ people, open }: PeopleProps) {
  return (
    <ol className="rounded-card border border-line bg-surface">
      {people.map((person, at) => (
        <PersonRow
          key={person.id}
          person={person}
          isOpen={person.id === open}
          place={at + 1}
          isLast={at === people.length - 1}
        />
      ))}
    </ol>
  );
}
