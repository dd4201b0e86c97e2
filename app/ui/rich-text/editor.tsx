/** The editor itself, in a file of its own script: only a page that shows the field loads it. */
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cleanPasted } from '#contract/rich-text/pasted.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { EditorTools } from '#app/ui/rich-text/editor-tools.tsx';
import { extensionsOf, type KeptAs } from '#app/ui/rich-text/extensions.ts';
import { sliceOfLines } from '#app/ui/rich-text/pasted-lines.ts';
import type { Picture } from '#app/ui/rich-text/picture.ts';

export type EditorProps = {
  id: string;
  label: string;
  /** Language of the text, when it is not that of the page. */
  lang: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
  isBlocked: boolean;
  keptAs: KeptAs;
  /** HTML that the editor starts with; another one replaces what is in it. */
  html: string;
  /** What the field is worth now, and how many characters a reader sees. */
  onChange: (html: string, length: number) => void;
  onImagesLeft: (count: number) => void;
  onReady: (html: string, length: number) => void;
  /** Another text came from outside. */
  onLength: (length: number) => void;
  onBlur?: () => void;
  onPickImage?: () => Promise<Picture | undefined>;
};

const attributesOf = ({ id, label, lang, describedBy, isInvalid, isBlocked }: EditorProps) => ({
  id,
  class: 'formatted',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(lang === undefined ? {} : { lang }),
  ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  ...(isBlocked ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
});

/** Without the empty line that the editor keeps at the end to write on. */
function worth(html: string, isEmpty: boolean): string {
  const emptyLine = '<p></p>';
  let text: string = isEmpty ? '' : sanitizeHtml(html);
  while (text.endsWith(emptyLine)) text = text.slice(0, -emptyLine.length);
  return text;
}

/** Word and others put a picture of the text beside it. */
const filesAloneIn = (data: DataTransfer | null): number | undefined =>
  data?.getData('text/html') === '' ? data.files.length : 0;

/** Whether files stay behind, which is told. */
function areLeft(count = 0, tell: (count: number) => void): boolean {
  if (count > 0) tell(count);
  return count > 0;
}

export default function Editor(props: EditorProps) {
  const {
    html,
    isBlocked,
    onChange,
    onImagesLeft,
    onReady,
    onLength,
    onBlur,
    onPickImage,
    label,
    id,
    keptAs,
  } = props;
  const sent = useRef(new Set([html]));
  const editor = useEditor({
    extensions: extensionsOf(keptAs),
    // Its styles stand in app/theme: the content policy takes none from script.
    injectCSS: false,
    content: sanitizeHtml(html),
    editable: !isBlocked,
    // Its own rules take the sum 2 * 3 * 4 for slanted words: `sliceOfLines` reads the signs of what is pasted.
    enablePasteRules: ['link'],
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML(pasted) {
        const clean = cleanPasted(pasted, location.origin);
        onImagesLeft(clean.imagesLeft);
        return clean.html;
      },
      clipboardTextParser: sliceOfLines,
      // A file that is dropped would else open in place of the page.
      handleDrop: (_view, { dataTransfer }) => areLeft(dataTransfer?.files.length, onImagesLeft),
      handlePaste: (_view, { clipboardData }) => areLeft(filesAloneIn(clipboardData), onImagesLeft),
    },
    onCreate: ({ editor: made }) => onReady(sanitizeHtml(html), made.getText().length),
    onUpdate({ editor: changed }) {
      const next = worth(changed.getHTML(), changed.isEmpty);
      sent.current.add(next);
      onChange(next, changed.getText().length);
    },
    onBlur,
  });
  const tellLength = useEffectEvent(onLength);
  useEffect(() => {
    // What comes back may be a few letters behind what is typed by now: only a value that is not the field's own replaces the text.
    const isOwn = sent.current.has(html);
    if (worth(editor.getHTML(), editor.isEmpty) === html) sent.current = new Set([html]);
    if (isOwn) return;
    sent.current = new Set([html]);
    editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
    tellLength(editor.getText().length);
  }, [editor, html]);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: attributesOf(props) } });
    if (editor.isEditable === isBlocked) editor.setEditable(!isBlocked, false);
  });
  useLabelFocus(id, () => editor.commands.focus());
  return (
    <AriaLocale>
      {!isBlocked && <EditorTools editor={editor} label={label} keptAs={keptAs} onPickImage={onPickImage} />}
      <EditorContent editor={editor} />
    </AriaLocale>
  );
}

/** A label hands the focus to a native field only; here it takes a hand. */
function useLabelFocus(id: string, focus: () => void) {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  });
}
