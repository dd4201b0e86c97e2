import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Panel, type PanelProps } from '#app/ui/rich-text/panel.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { richTextWords } from '#app/ui/words/rich-text.ts';

/** The alt text of the chosen picture, or taking it away. */
export function PicturePanel({ editor, ...panel }: PanelProps & { editor: Editor }) {
  const words = useOwnWords(richTextWords);
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image')['alt'] ?? ''));
  function apply() {
    editor.commands.updateAttributes('image', { alt: alt.trim() });
    return true;
  }
  return (
    <Panel
      {...panel}
      label={words.image}
      onApply={apply}
      extra={
        <Button
          size="small"
          kind="ghost"
          onClick={() => {
            editor.commands.deleteSelection();
            panel.onClose();
          }}
        >
          {words.remove}
        </Button>
      }
    >
      <TextField
        label={words.alt}
        hint={words.altHint}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        autoFocus
      />
    </Panel>
  );
}
