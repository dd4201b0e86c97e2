import { lazy, Suspense } from 'react';
import { PersonRow, type PeopleProps } from '#app/features/contact-people/components/list/person-row.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';

// What drags is loaded once there is script.
const SortablePeople = lazy(() => import('#app/features/contact-people/components/list/sortable-people.tsx'));

/** Everybody in the order of the site, to be put in another one. */
export function PeopleInOrder(props: PeopleProps) {
  const isHydrated = useHydrated();
  const plain = <PlainPeople {...props} />;
  if (!isHydrated) return plain;
  return (
    <Suspense fallback={plain}>
      <SortablePeople {...props} />
    </Suspense>
  );
}

function PlainPeople({ people, open }: PeopleProps) {
  return (
    <ol>
      {people.map((person, at) => (
        <PersonRow
          key={person.id}
          person={person}
          isOpen={person.id === open}
          isFirst={at === 0}
          isLast={at === people.length - 1}
        />
      ))}
    </ol>
  );
}
