import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { internalNoteForm } from '#contract/internal-notes.ts';
import type { NoteAction, NoteView } from '#app/features/internal-notes/notes.server.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Act = actFormOf<NoteAction>();
const Press = actButtonOf<NoteAction>();

type NoteFormProps = {
  act: 'add_note' | 'change_note';
  about: string | undefined;
  note?: NoteView;
  onCancel?: () => void;
};

function NoteForm({ act, about, note, onCancel }: NoteFormProps) {
  const t = useWords('internal-notes');
  return (
    <Act
      act={act}
      fields={{ noteAbout: about, noteId: note?.id, lockVersion: note?.lockVersion }}
      className="grid gap-3"
    >
      <ActField
        schema={internalNoteForm}
        name="note"
        as={TextArea}
        label={t('note')}
        rows={3}
        defaultValue={note?.note ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        <Press kind="line">{t(act === 'add_note' ? 'add' : 'save')}</Press>
        {onCancel && (
          <Button kind="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Act>
  );
}

type NoteProps = { note: NoteView; about: string | undefined };

function Note({ note, about }: NoteProps) {
  const t = useWords('internal-notes');
  const { relativeTime } = useFormat();
  const now = useNow();
  const [isOpen, setOpen] = useState(useActRefusal('change_note', { noteId: note.id }) !== undefined);
  const hasScript = useHydrated();
  const when = relativeTime(note.createdAt, now);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      {isOpen ? (
        <NoteForm act="change_note" about={about} note={note} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.note}</p>
            <p className="mt-1 t-sm text-soft">
              {t('by', { name: note.authorName ?? t('somebody'), when })}
              {note.lockVersion > 0 && ` ${t('changed')}`}
            </p>
          </div>
          {note.can.update && hasScript && (
            <IconButton label={t('editOf', { when })} icon={<Pencil />} onClick={() => setOpen(true)} />
          )}
          {note.can.delete && (
            <Act act="remove_note" fields={{ noteAbout: about, noteId: note.id }}>
              <IconButton type="submit" label={t('removeOf', { when })} icon={<Trash />} />
            </Act>
          )}
        </div>
      )}
    </li>
  );
}

type NotesProps = {
  notes: readonly NoteView[];
  /** Id of the record, for a page whose address does not say it. */
  about?: string;
};

/** What staff wrote down for each other about a record, and the field to add to it. Stands on the record's page. */
export function Notes({ notes, about }: NotesProps) {
  const t = useWords('internal-notes');
  const newest = notes[0]?.id ?? '';
  return (
    <section aria-labelledby="internal-notes">
      <HeadingRule id="internal-notes">{t('title')}</HeadingRule>
      <p className="pt-3 t-sm text-soft">{t('forCenter')}</p>
      {notes.length === 0 ? (
        <p className="py-3">{t('none')}</p>
      ) : (
        <ul>
          {notes.map((note) => (
            <Note key={`${note.id} ${note.lockVersion}`} note={note} about={about} />
          ))}
        </ul>
      )}
      <div className="pt-3">
        {/* Empty again once the note stands in the list. */}
        <NoteForm key={newest} act="add_note" about={about} />
      </div>
    </section>
  );
}
