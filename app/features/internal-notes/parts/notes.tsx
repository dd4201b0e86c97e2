import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { NoteRefused, NotesOf, ShownNote } from '#app/features/internal-notes/parts/notes.server.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const longest = 5000;

type NoteFormProps = {
  act: 'add' | 'change';
  about: string | undefined;
  note?: ShownNote;
  refused: NoteRefused | undefined;
  onCancel?: () => void;
};

/** Where the address does not say it: which record it is about. */
const About = ({ id }: { id: string | undefined }) =>
  id === undefined ? null : <input type="hidden" name="noteAbout" value={id} />;

function NoteForm({ act, about, note, refused, onCancel }: NoteFormProps) {
  const t = useWords('internal-notes');
  const isBusy = useNavigation().state !== 'idle';
  const isRefused = refused?.noteAct === act && refused.noteId === (note?.id ?? '');
  return (
    <Form method="post" noValidate className="grid gap-3">
      <About id={about} />
      <input type="hidden" name="noteAct" value={act} />
      <input type="hidden" name="noteId" value={note?.id ?? ''} />
      <input type="hidden" name="lockVersion" value={note?.lockVersion ?? 0} />
      <TextArea
        key={isRefused ? refused.at : undefined}
        autoFocus={isRefused}
        label={t('note')}
        name="note"
        rows={3}
        required
        maxLength={longest}
        defaultValue={isRefused ? refused.note : (note?.note ?? '')}
        error={isRefused ? refused.error : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="line" busy={isBusy}>
          {t(act === 'add' ? 'add' : 'save')}
        </Button>
        {onCancel && (
          <Button kind="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}

type NoteProps = { note: ShownNote; about: string | undefined; refused: NoteRefused | undefined };

function Note({ note, about, refused }: NoteProps) {
  const t = useWords('internal-notes');
  const { relativeTime } = useFormat();
  const now = useNow();
  const [isOpen, setOpen] = useState(refused?.noteId === note.id && refused.noteAct === 'change');
  const hasScript = useHydrated();
  const when = relativeTime(note.createdAt, now);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      {isOpen ? (
        <NoteForm act="change" about={about} note={note} refused={refused} onCancel={() => setOpen(false)} />
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
            <Form method="post">
              <About id={about} />
              <input type="hidden" name="noteAct" value="remove" />
              <input type="hidden" name="noteId" value={note.id} />
              <IconButton type="submit" label={t('removeOf', { when })} icon={<Trash />} />
            </Form>
          )}
        </div>
      )}
    </li>
  );
}

type NotesProps = {
  notes: NotesOf;
  /** Id of the record, for a page whose address does not say it. */
  about?: string;
  refused: NoteRefused | undefined;
};

/** What staff wrote down for each other about a record, and the field to add to it. Stands on the record's page. */
export function Notes({ notes, about, refused }: NotesProps) {
  const t = useWords('internal-notes');
  const newest = notes.items[0]?.id ?? '';
  return (
    <section aria-labelledby="internal-notes">
      <HeadingRule id="internal-notes">{t('title')}</HeadingRule>
      <p className="pt-3 t-sm text-soft">{t(notes.isShared ? 'forBoth' : 'forCenter')}</p>
      {notes.items.length === 0 ? (
        <p className="py-3">{t('none')}</p>
      ) : (
        <ul>
          {notes.items.map((note) => (
            <Note key={`${note.id} ${note.lockVersion}`} note={note} about={about} refused={refused} />
          ))}
        </ul>
      )}
      <div className="pt-3">
        {/* Empty again once the note stands in the list. */}
        <NoteForm key={`${newest} ${refused?.at ?? ''}`} act="add" about={about} refused={refused} />
      </div>
    </section>
  );
}
