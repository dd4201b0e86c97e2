import { type Editor, useEditorState } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptAs } from '#app/ui/rich-text/extensions.ts';
import { LanguagePanel } from '#app/ui/rich-text/language-panel.tsx';
import { LinkPanel } from '#app/ui/rich-text/link-panel.tsx';
import type { Picture } from '#app/ui/rich-text/picture.ts';
import { PicturePanel } from '#app/ui/rich-text/picture-panel.tsx';
import { stateOf, toolGroups } from '#app/ui/rich-text/tools.tsx';
import { Toolbar } from '#app/ui/toolbar.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { richTextWords } from '#app/ui/words/rich-text.ts';

type ToolsProps = {
  editor: Editor;
  label: string;
  keptAs: KeptAs;
  onPickImage?: () => Promise<Picture | undefined>;
};
const panels = { link: LinkPanel, language: LanguagePanel, picture: PicturePanel };

/** The toolbar, and the panel of the tool that asks for something. */
export function EditorTools({ editor, label, keptAs, onPickImage }: ToolsProps) {
  const words = useOwnWords(richTextWords);
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const [open, setOpen] = useState<keyof typeof panels>();
  const anchor = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(undefined);
    // The popover gives the focus back a moment later; the text has the last word.
    requestAnimationFrame(() => editor.commands.focus());
  }, [editor]);
  async function pickImage() {
    if (state.image) return setOpen('picture');
    const picture = await onPickImage?.();
    if (picture) editor.chain().focus().setImage(picture).run();
    return undefined;
  }
  useLinkKey(editor, () => setOpen('link'));
  const PanelShown = open && panels[open];
  return (
    <div ref={anchor}>
      <Toolbar
        label={words.toolbar(label)}
        groups={toolGroups(editor, state, words, {
          link: () => setOpen('link'),
          ...(keptAs === 'html' && { language: () => setOpen('language') }),
          image: onPickImage && (() => void pickImage()),
        })}
      />
      {PanelShown && <PanelShown editor={editor} anchor={anchor} onClose={close} />}
    </div>
  );
}

function useLinkKey(editor: Editor, open: () => void) {
  useEffect(() => {
    const text = editor.view.dom;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Elsewhere on the page the same keys search.
      event.stopPropagation();
      open();
    };
    text.addEventListener('keydown', press);
    return () => text.removeEventListener('keydown', press);
  });
}
