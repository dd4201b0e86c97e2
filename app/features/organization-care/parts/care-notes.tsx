import { History } from '#app/features/audit-events/parts/history.tsx';
import type { NoteRefused } from '#app/features/internal-notes/parts/notes.server.ts';
import { Notes } from '#app/features/internal-notes/parts/notes.tsx';
import type { Care } from '#app/features/organization-care/parts/load-care.server.ts';

type CareNotesProps = {
  care: Pick<Care, 'id' | 'notes' | 'events'>;
  name: string;
  refused: NoteRefused | undefined;
};

/** Below an organisation, for who looks after it: what staff noted, and what happened. */
export default function CareNotes({ care, name, refused }: CareNotesProps) {
  if (!care.notes && !care.events) return null;
  return (
    <div className="mt-14 grid gap-12">
      {care.notes && <Notes notes={care.notes} about={care.id} refused={refused} />}
      {care.events && <History events={care.events} of={{ id: care.id, name }} />}
    </div>
  );
}
