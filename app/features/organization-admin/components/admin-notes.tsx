import { History } from '#app/features/audit-events/components/history.tsx';
import { Notes } from '#app/features/internal-notes/components/notes.tsx';
import type { OrganizationAdmin } from '#app/features/organization-admin/admin.server.ts';

type AdminNotesProps = {
  admin: Pick<OrganizationAdmin, 'id' | 'notes' | 'events'>;
  name: string;
};

/** Below an organisation, for whoever looks after it: what staff noted, and what happened. */
export default function AdminNotes({ admin, name }: AdminNotesProps) {
  if (!admin.notes && !admin.events) return null;
  return (
    <div className="mt-14 grid gap-12">
      {admin.notes && <Notes notes={admin.notes} about={admin.id} />}
      {admin.events && <History events={admin.events} of={{ id: admin.id, name }} />}
    </div>
  );
}
