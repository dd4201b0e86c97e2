/** Keys of the page builder as a whole: taking back, copying and pasting, wherever the focus is but in a field. */
import { useCallback, useEffect, useRef } from 'react';
import type { Clipboard } from '#app/features/page-builder/components/clipboard/use-clipboard.ts';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';

/** There the keys are the field's own, or the dialog's. */
const own =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], dialog, [role=dialog], [role=alertdialog]';

const isOwn = ({ target }: Event) => (target instanceof Element ? target.closest(own) !== null : false);

/** Words that somebody marked are copied as words. */
const hasMarked = (page: Document) => page.getSelection()?.isCollapsed === false;

interface Keys {
  change: PageEditor['change'];
  clipboard: Clipboard;
}

/** Listens in this page, and in each other one that is handed to what it gives: the preview is a page of its own. */
export function useBuilderKeys(keys: Keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const listen = useCallback((page: Document) => {
    const onKey = (event: KeyboardEvent) => {
      if (isOwn(event) || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      latest.current.change({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    };
    const onCopy = (event: ClipboardEvent) => {
      if (!isOwn(event) && !hasMarked(page)) latest.current.clipboard.onCopy(event);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOwn(event)) latest.current.clipboard.onPaste(event);
    };
    page.addEventListener('keydown', onKey);
    page.addEventListener('copy', onCopy);
    page.addEventListener('cut', onCopy);
    page.addEventListener('paste', onPaste);
    return () => {
      page.removeEventListener('keydown', onKey);
      page.removeEventListener('copy', onCopy);
      page.removeEventListener('cut', onCopy);
      page.removeEventListener('paste', onPaste);
    };
  }, []);
  useEffect(() => listen(document), [listen]);
  return listen;
}
