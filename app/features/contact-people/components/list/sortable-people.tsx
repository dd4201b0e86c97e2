import { useState } from 'react';
import {
  EditLink,
  PersonLines,
  type PeopleProps,
} from '#app/features/contact-people/components/list/person-row.tsx';
import type { PersonAct } from '#app/features/contact-people/list.server.ts';
import { useAct } from '#app/forms/use-post.ts';
import { useWords } from '#app/i18n/words.ts';
import { SortableList } from '#app/ui/tree/sortable-list.tsx';

/** Moved by dragging, by keys and by buttons. Who is moved stands there at once; the server's answer has the last word. */
export default function SortablePeople({ people, open }: PeopleProps) {
  const t = useWords('contact-people');
  const act = useAct<PersonAct>({ keepsPlace: true });
  const [shown, setShown] = useState({ of: people, people });
  // What came from the server since.
  if (shown.of !== people) setShown({ of: people, people });
  return (
    <SortableList
      hasKeysTold
      label={t('order')}
      items={shown.people.map((person) => ({ id: person.id, label: person.name, person }))}
      onMove={(id, index) => {
        const person = shown.people.find((one) => one.id === id);
        if (!person) return;
        const others = shown.people.filter((one) => one.id !== id);
        setShown({ of: people, people: others.toSpliced(index, 0, person) });
        void act('place', { personId: id, order: index + 1 });
      }}
      row={({ person }) => <PersonLines person={person} />}
      tools={({ person }) => <EditLink person={person} isOpen={person.id === open} />}
      {...(open !== undefined && { open })}
    />
  );
}
