/** Copying, cutting and pasting blocks: by keys, by buttons, and what is said of it. */
import { useEffect, useRef } from 'react';
import { type Block, blocksMax } from '#contract/blocks/all-blocks.ts';
import {
  blocksInHtml,
  type Copied,
  htmlOfBlocks,
  readCopied,
  textOfBlocks,
} from '#app/features/page-builder/components/clipboard/copied-blocks.ts';
import { keepCopy, keptCopy } from '#app/features/page-builder/components/clipboard/kept-copy.ts';
import { roomIn } from '#app/features/page-builder/components/page-history.ts';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import { schemaOf } from '#app/features/page-builder/components/block-kinds.ts';
import {
  type PastedWords,
  pastedMarkdown,
  wordsOf,
} from '#app/features/page-builder/components/clipboard/pasted-markdown.ts';
import { useWords } from '#app/i18n/words.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { showToast } from '#app/ui/toasts.ts';

function fill(data: DataTransfer | null, blocks: readonly Block[]): void {
  data?.setData('text/plain', textOfBlocks(blocks));
  data?.setData('text/html', htmlOfBlocks(blocks));
}

/** For a button: the browser asks what to copy, as it does after the keys. Reading the clipboard back would need leave, this does not. */
function toClipboard(blocks: readonly Block[]): void {
  const answer = (event: ClipboardEvent) => {
    fill(event.clipboardData, blocks);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', answer, true);
  // The only way in every browser to put two kinds of text on the clipboard.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('copy');
  document.removeEventListener('copy', answer, true);
}

/** Words from elsewhere become a block of text. */
async function textBlock(words: PastedWords): Promise<Copied | null> {
  const markdown = await pastedMarkdown(words);
  if (markdown === '') return null;
  const block = { type: 'Markdown', id: 'markdown', version: schemaOf('Markdown').version, markdown };
  return { blocks: [block as Block], refused: 0 };
}

const keptBlocks = () => readCopied(keptCopy() ?? '');

/** What there is to paste: blocks that were copied, or words of another program. */
async function copiedIn(words: PastedWords): Promise<Copied | null> {
  return blocksInHtml(words.html) ?? (await textBlock(words)) ?? keptBlocks();
}

interface ClipboardOptions {
  editor: PageEditor;
  chosen: Block | null;
  /** Shows the fields of a block. */
  open: (id: string | null) => void;
}

/** Puts what was copied below the chosen block, and says what of it could not come along. */
function usePaste({ editor, chosen }: Pick<ClipboardOptions, 'editor' | 'chosen'>) {
  const t = useWords('page-builder');
  const { blocks, change } = editor;
  const paste = (copied: Copied | null) => {
    const { blocks: found, refused } = copied ?? { blocks: [], refused: 0 };
    const tooMany = Math.max(0, found.length - roomIn(blocks));
    const message = inSentences([
      ...(refused > 0 ? [t('paste.refused', { count: refused })] : []),
      ...(tooMany > 0 ? [t('paste.full', { count: tooMany, most: blocksMax })] : []),
    ]);
    if (message !== '') showToast({ color: 'warning', title: t('paste.incomplete'), message });
    else if (found.length === 0) showToast({ color: 'info', title: t('paste.nothing') });
    if (found.length === tooMany) return;
    change({ kind: 'paste', blocks: found, at: chosen ? blocks.indexOf(chosen) + 1 : blocks.length });
  };
  // What is pasted may take a moment to read: it goes into the page as that is by then.
  const latest = useRef(paste);
  useEffect(() => {
    latest.current = paste;
  });
  return (copied: Copied | null) => latest.current(copied);
}

/** Of the chosen block; what is pasted goes below it. */
export function useClipboard(options: ClipboardOptions) {
  const { editor, chosen, open } = options;
  const t = useWords('page-builder');
  const paste = usePaste(options);
  const told = (copied: readonly Block[]) => {
    keepCopy(copied);
    showToast({
      color: 'success',
      title: t('copied', { count: copied.length }),
      message: t('copiedText'),
    });
  };
  return {
    copy(some: readonly Block[]) {
      toClipboard(some);
      told(some);
    },
    pasteKept: () => paste(keptBlocks()),
    /** After the keys, with the clipboard that the browser hands over. */
    onCopy(event: ClipboardEvent) {
      if (!chosen) return;
      fill(event.clipboardData, [chosen]);
      event.preventDefault();
      told([chosen]);
      if (event.type !== 'cut') return;
      editor.change({ kind: 'remove', id: chosen.id });
      open(null);
    },
    onPaste(event: ClipboardEvent) {
      if (!event.clipboardData) return;
      event.preventDefault();
      void copiedIn(wordsOf(event.clipboardData)).then(paste);
    },
  };
}
export type Clipboard = ReturnType<typeof useClipboard>;
