import { useState } from 'react';
import {
  EditPerson,
  PersonFace,
  type PeopleProps,
} from '#app/features/contact-people/components/list/person-row.tsx';
import type { PersonAct } from '#app/features/contact-people/list.server.ts';
import { useAct } from '#app/forms/use-post.ts';
import { useWords } from '#app/i18n/words.ts';
import { SortableList } from '#app/ui/tree/sortable-list.tsx';

/** Moved by dragging, by keys and by buttons. Somebody stands in the new place at once; the server's answer has the last word. */
export default function SortablePeople({ people, open }: PeopleProps) {
  const t = useWords('contact-people');
  const act = useAct<PersonAct>({ keepsPlace: true });
  const [shown, setShown] = useState({ of: people, people });
  // What came from the server since.
  if (shown.of !== people) setShown({ of: people, people });
  return (
    <SortableList
      label={t('order')}
      items={shown.people.map((person) => ({ id: person.id, label: person.name, person }))}
      onMove={(id, index) => {
        const one = shown.people.find((person) => person.id === id);
        if (!one) return;
        const others = shown.people.filter((person) => person !== one);
        setShown({ of: people, people: others.toSpliced(index, 0, one) });
        void act('place', { personId: id, index });
      }}
      row={({ person }) => <PersonFace person={person} />}
      tools={({ id, person }) => <EditPerson person={person} isOpen={id === open} />}
      {...(open !== undefined && { open })}
    />
  );
}
