import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { linkAddress } from '#contract/rich-text/link-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Panel, type PanelProps } from '#app/ui/rich-text/panel.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { richTextWords } from '#app/ui/words/rich-text.ts';

/** The whole link the caret stands in, or what is chosen. */
function linkAt(editor: Editor): { address: string; text: string } {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  return {
    address: String(editor.getAttributes('link')['href'] ?? ''),
    text: editor.state.doc.textBetween(from, to, ' '),
  };
}

function setLink(editor: Editor, given: string, text: string, address: string): void {
  // One step to undo, apart from what was typed just before.
  editor.view.dispatch(closeHistory(editor.state.tr));
  // Words that did not change keep their bold and italic.
  if (text === given && given !== '') {
    editor.chain().setLink({ href: address }).run();
    return;
  }
  const marks = [{ type: 'link', attrs: { href: address } }];
  const { from } = editor.state.selection;
  editor
    .chain()
    .insertContent({ type: 'text', text, marks })
    .setTextSelection(from + text.length)
    .unsetMark('link')
    .run();
}

/** Address and words of a link. */
export function LinkPanel({ editor, ...panel }: PanelProps & { editor: Editor }) {
  const words = useOwnWords(richTextWords);
  const [link] = useState(() => linkAt(editor));
  const [typed, setTyped] = useState(link);
  const [isJudged, setJudged] = useState(false);
  const address = linkAddress(typed.address);
  const text = typed.text.trim() === '' ? '' : typed.text;
  function apply() {
    setJudged(true);
    const shown = text || (link.text === '' ? typed.address.trim() : '');
    if (address === undefined || shown === '') return false;
    setLink(editor, link.text, shown, address);
    return true;
  }
  return (
    <Panel
      {...panel}
      label={words.link}
      onApply={apply}
      extra={link.address && <LinkActions editor={editor} address={address} onClose={panel.onClose} />}
    >
      <TextField
        label={words.address}
        hint={words.addressHint}
        error={isJudged && address === undefined ? words.addressWrong : undefined}
        value={typed.address}
        onChange={(event) => setTyped({ ...typed, address: event.target.value })}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <TextField
        label={words.linkText}
        error={isJudged && text === '' && link.text !== '' ? words.linkTextWrong : undefined}
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
      />
    </Panel>
  );
}

type ActionsProps = { editor: Editor; address: string | undefined; onClose: () => void };

function LinkActions({ editor, address, onClose }: ActionsProps) {
  const words = useOwnWords(richTextWords);
  return (
    <>
      <Button
        size="small"
        kind="ghost"
        onClick={() => {
          editor.chain().extendMarkRange('link').unsetLink().run();
          onClose();
        }}
      >
        {words.remove}
      </Button>
      {address && (
        <a href={address} target="_blank" rel="noopener noreferrer" className="link inline-flex gap-1.5 t-sm">
          <ExternalLink className="size-4.5" />
          {words.open}
          <VisuallyHidden>{words.opensNew}</VisuallyHidden>
        </a>
      )}
    </>
  );
}
