import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { plainNameOf, plainOf } from '#contract/rich-text/plain.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Field } from '#app/ui/field.tsx';
import { type FieldIds, type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { EditorRoom } from '#app/ui/rich-text/editor-room.tsx';
import type { KeptAs } from '#app/ui/rich-text/extensions.ts';
import type { Picture } from '#app/ui/rich-text/picture.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { richTextWords } from '#app/ui/words/rich-text.ts';

const Editor = lazy(() => import('#app/ui/rich-text/editor.tsx'));

export type RichTextFieldProps = FieldWords & {
  name?: string;
  id?: string;
  /** Language of what is written, when it is not that of the page. */
  lang?: string;
  /** HTML. What leaves the field went through the sanitiser; empty text is ''. */
  value?: string;
  defaultValue?: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
  /** Most characters a reader sees; the count shows itself from 80% on. The contract counts the HTML, which is longer. */
  maxLength?: number;
  /** HTML, unless what holds the text keeps Markdown: then there are only tools for what that can say. */
  keptAs?: KeptAs;
  /** Chooses or uploads a picture of this site. Without it there is no button for pictures. */
  onPickImage?: () => Promise<Picture | undefined>;
};

/** Text with headings, lists and links. A plain text area until the editor is there, and without script. */
export function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    name,
    blockedReason,
    maxLength,
    onPickImage,
    onBlur,
    keptAs = 'html',
  } = props;
  const ids = useFieldIds(props.id, props);
  const { area, ...field } = useFieldValue(ids.control, props);
  const isBlocked = blockedReason !== undefined;
  const isReady = field.length !== undefined;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div
        className="relative editor-frame"
        data-invalid={error ? true : undefined}
        data-blocked={isBlocked || undefined}
      >
        {!isReady && (
          <EditorRoom
            html={field.html}
            hasTools={!isBlocked}
            hasPictures={Boolean(onPickImage)}
            keptAs={keptAs}
          />
        )}
        {!isReady && <PlainLines {...props} html={field.html} ids={ids} />}
        <textarea
          ref={area}
          name={isBlocked ? undefined : name}
          lang={props.lang}
          id={isReady ? undefined : ids.control}
          // Where a reset brings it back to.
          defaultValue={field.first}
          // Its marks are nothing to read or write in: what is there is shown behind it until the editor comes.
          readOnly={isBlocked || field.first !== ''}
          hidden={isReady}
          rows={6}
          className={`absolute inset-0 size-full resize-none bg-inherit px-3.5 py-2.5 text-inherit noscript:hidden ${
            field.first === '' ? '' : 'opacity-0'
          }`}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {field.isScripted && (
          <div className={isReady ? undefined : 'invisible absolute inset-x-0 top-0'}>
            <Suspense>
              <Editor
                id={ids.control}
                label={label}
                lang={props.lang}
                describedBy={ids.describedBy}
                isInvalid={Boolean(error)}
                isBlocked={isBlocked}
                keptAs={keptAs}
                html={field.html}
                onChange={field.change}
                onImagesLeft={field.setImagesLeft}
                onReady={field.ready}
                onLength={field.setLength}
                onBlur={onBlur}
                onPickImage={onPickImage}
              />
            </Suspense>
          </div>
        )}
      </div>
      <Notes length={field.length} maxLength={maxLength} imagesLeft={field.imagesLeft} />
    </Field>
  );
}

type PlainLinesProps = RichTextFieldProps & { html: string; ids: FieldIds };

/** Without script: what one reads of the text, as lines. They are sent beside the HTML, which answer-form.server.ts puts them into. */
function PlainLines({ name, html, ids, blockedReason, error, lang }: PlainLinesProps) {
  const isBlocked = blockedReason !== undefined;
  return (
    <noscript>
      {/* Browsers with script never read this. */}
      {import.meta.env.SSR && (
        <textarea
          name={isBlocked || name === undefined ? undefined : plainNameOf(name)}
          id={ids.control}
          lang={lang}
          defaultValue={plainOf(sanitizeHtml(html))}
          readOnly={isBlocked}
          rows={12}
          className="block w-full resize-y bg-inherit px-3.5 py-2.5 text-inherit"
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      )}
    </noscript>
  );
}

/** The text area holds the value: it is what a form posts, and what a form that watches its fields hears of. */
function useFieldValue(id: string, { value, defaultValue, onChange }: RichTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isScripted = useHydrated();
  const [first, setFirst] = useState(value ?? defaultValue ?? '');
  const [own, setOwn] = useState(first);
  const [length, setLength] = useState<number>();
  const [imagesLeft, setImagesLeft] = useState(0);
  const html = value ?? own;
  useEffect(() => {
    if (area.current && length !== undefined) area.current.value = html;
  }, [html, length]);
  useFormReset(id, () => {
    setOwn(first);
    setImagesLeft(0);
  });
  function change(next: string, characters: number) {
    setOwn(next);
    setLength(characters);
    onChange?.(next);
    if (!area.current) return;
    area.current.value = next;
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function ready(clean: string, characters: number) {
    // What was typed before the editor came is kept.
    const typed = area.current?.value ?? html;
    setFirst(clean);
    setOwn(typed === html ? clean : typed);
    if (typed !== html) onChange?.(typed);
    setLength(characters);
  }
  const counts = { length, setLength, imagesLeft, setImagesLeft };
  return { area, isScripted, first: value ?? first, html, ...counts, change, ready };
}

type NotesProps = { length: number | undefined; maxLength: number | undefined; imagesLeft: number };

function Notes({ length, maxLength, imagesLeft }: NotesProps) {
  const words = useOwnWords(richTextWords);
  const locale = useLocale();
  const isNear = maxLength !== undefined && length !== undefined && length >= maxLength * 0.8;
  const over = (length ?? 0) - (maxLength ?? Infinity);
  return (
    <>
      {length === undefined && (
        <noscript>
          <p className="mt-1 t-sm text-soft">{words.plain}</p>
        </noscript>
      )}
      <div role="status" className="t-sm text-soft">
        {imagesLeft === 1 && <p className="mt-1">{words.oneImageLeft}</p>}
        {imagesLeft > 1 && <p className="mt-1">{words.imagesLeft(number(locale, imagesLeft))}</p>}
        {isNear && (
          <p className={`mt-1 text-right tnum ${over > 0 ? 'font-semibold text-bad' : ''}`}>
            {over > 0
              ? words.tooLong(number(locale, over))
              : words.count(number(locale, length), number(locale, maxLength))}
          </p>
        )}
      </div>
    </>
  );
}
