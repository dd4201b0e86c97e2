import Upload from 'lucide-react/icons/upload';
import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useState } from 'react';
import type { useFieldIds } from '#app/ui/field-ids.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

type FileDropProps = {
  ids: Pick<ReturnType<typeof useFieldIds>, 'control' | 'describedBy'>;
  input: RefObject<HTMLInputElement | null>;
  name?: string;
  accept?: string;
  isMultiple: boolean;
  isInvalid: boolean;
  isBlocked: boolean;
  /** 'Kies een bestand', and what else one can do or must know. */
  words: string;
  more: string;
  /** What is too large: said beforehand where no script can say it of the file. */
  limit?: string;
  icon?: ReactNode;
  onFiles: (files: File[]) => void;
};

/** The whole field is the label of a native one: press, Enter, drag and paste all hand in files. Without script it is that native one. */
export function FileDrop(props: FileDropProps) {
  const { ids, input, name, accept, isMultiple, isInvalid, isBlocked, words, more, limit, icon, onFiles } =
    props;
  const isScripted = useHydrated();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | undefined | null) => {
    if (!isBlocked && files && files.length > 0) onFiles([...files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isBlocked && event.type === 'dragover');
  };
  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-blocked={isBlocked || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event) => {
        over(event);
        take(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
    >
      {isScripted && (
        <>
          <span className="grid size-11 shrink-0 place-content-center rounded-ctl bg-tint2 text-link [&_svg]:size-5 [[data-blocked]>&]:bg-transparent [[data-blocked]>&]:text-soft">
            {icon ?? <Upload />}
          </span>
          <span className="min-w-0 flex-1 basis-48">
            <span
              className={`block font-semibold ${isBlocked ? '' : 'text-link underline underline-offset-3'}`}
            >
              {words}
            </span>
            <span className="block t-sm text-soft">{more}</span>
          </span>
        </>
      )}
      <input
        ref={input}
        type="file"
        id={ids.control}
        name={name}
        accept={accept}
        multiple={isMultiple}
        disabled={isBlocked}
        aria-invalid={isInvalid || undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
        className={isScripted ? 'sr-only' : 'min-w-0 max-w-full text-ink'}
      />
      {!isScripted && limit && <span className="t-sm text-soft">{limit}</span>}
    </label>
  );
}

/** What the native field posts. */
export function setFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
