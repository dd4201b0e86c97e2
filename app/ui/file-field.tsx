import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useLocale } from '#app/i18n/words.ts';
import { FieldError } from '#app/ui/field-error.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { type ChosenFile, type FileRules, judged, noTroubles, type Troubles } from '#app/ui/file-choice.ts';
import { FileDrop, setFiles } from '#app/ui/file-drop.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { troublesOf } from '#app/ui/picture-trouble.ts';
import { fileWords } from '#app/ui/words/file.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

export type FileFieldProps = FieldWords &
  FileRules & {
    name?: string;
    id?: string;
    /** Only the files that may go along; the same ones are posted under `name`. */
    onChange?: (files: File[]) => void;
    /** Under a file that may go along: how far it is sent, such as a Meter, or what is asked of it. */
    under?: (file: File) => ReactNode;
    /** What the server says of a file. */
    errorOf?: (file: File) => string | undefined;
  };

/** One or more files: press, drag or paste. Each stands below with its size and a way to take it out. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, blockedReason, maximumBytes, maximumFiles = 1, errorOf } = props;
  const words = useOwnWords(fileWords);
  const locale = useLocale();
  const ids = useFieldIds(props.id, props);
  const { input, ...field } = useChosen(ids.control, props);
  const isMany = maximumFiles > 1;
  const most = maximumBytes === undefined ? undefined : words.atMost(fileSize(locale, maximumBytes));
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <FileDrop
        ids={ids}
        input={input}
        name={props.name}
        accept={props.accept}
        isMultiple={isMany}
        isInvalid={Boolean(error)}
        isBlocked={blockedReason !== undefined}
        words={isMany ? words.chooseMany : words.choose}
        more={[isMany ? words.orDropMany : words.orDrop, most].filter(Boolean).join(', ')}
        limit={most}
        onFiles={(files) => void field.add(files)}
      />
      {field.chosen.length > 0 && (
        <ul aria-label={words.list(label)} className="mt-2 grid">
          {field.chosen.map((one) => (
            <FileRow
              key={keyOf(one.file)}
              chosen={{ ...one, error: one.error ?? errorOf?.(one.file) }}
              under={one.error === undefined && props.under?.(one.file)}
              onRemove={() => field.remove(one.file)}
            />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {field.said}
      </span>
    </Field>
  );
}

interface Chosen {
  files: readonly File[];
  troubles: Troubles;
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

function useChosen(id: string, { onChange, ...rules }: FileFieldProps) {
  const words = useOwnWords(fileWords);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [{ files, troubles }, keep] = useState<Chosen>({ files: [], troubles: noTroubles });
  const [said, say] = useState('');
  const judge = (all: readonly File[], known = troubles) => judged(all, rules, words, locale, known);
  function set(all: readonly File[], known = troubles) {
    const fit = judge(all, known)
      .filter(({ error }) => error === undefined)
      .map(({ file }) => file);
    keep({ files: all, troubles: known });
    setFiles(input.current, fit);
    onChange?.(fit);
  }
  async function add(more: File[]) {
    // Leaving the device's own dialogue empties the native field.
    if (more.length === 0) return set(files);
    const existing = new Set(files.map(keyOf));
    const fresh = more.filter((file) => !existing.has(keyOf(file)));
    const all = (rules.maximumFiles ?? 1) > 1 ? [...files, ...fresh] : more.slice(-1);
    const known = rules.accept?.includes('image/') ? await troublesOf(all) : troubles;
    set(all, known);
    const isNew = new Set(more);
    const told = judge(all, known).filter(({ file }) => isNew.has(file));
    return say(told.map(({ file, error }) => error ?? words.added(file.name)).join('. '));
  }
  function remove(file: File) {
    set(files.filter((one) => one !== file));
    say(words.removed(file.name));
    // Its button is gone: the focus would be lost.
    input.current?.focus();
  }
  useFormReset(id, () => {
    keep({ files: [], troubles: noTroubles });
    say('');
    onChange?.([]);
  });
  return { input, chosen: judge(files), said, add, remove };
}

type FileRowProps = { chosen: ChosenFile; under: ReactNode; onRemove: () => void };

function FileRow({ chosen: { file, error }, under, onRemove }: FileRowProps) {
  const words = useOwnWords(fileWords);
  const locale = useLocale();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5">
      <FileText className="size-5 text-soft" />
      <div className="min-w-0 py-1">
        <span className="block break-words">
          {file.name}{' '}
          <span className="t-sm whitespace-nowrap text-soft tnum">{fileSize(locale, file.size)}</span>
        </span>
        {error && <FieldError id={`${keyOf(file)}-error`}>{error}</FieldError>}
        {under}
      </div>
      <IconButton label={words.remove(file.name)} icon={<X />} onClick={onRemove} />
    </li>
  );
}
