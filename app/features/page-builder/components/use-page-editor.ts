/** The blocks that are being written, what is done with them, and how they are kept. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { ApiError } from '#app/api/api-error.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { areWhole } from '#app/features/page-builder/components/block-problems.ts';
import {
  unknownUploads,
  withoutUploads,
} from '#app/features/page-builder/components/clipboard/pictures-of-blocks.ts';
import {
  type BlockChange,
  type Blocks,
  changeBlocks,
  historyOf,
  type PageHistory,
} from '#app/features/page-builder/components/page-history.ts';
import { PageSaver, type SaveState, type Written } from '#app/features/page-builder/components/page-saver.ts';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { showToast } from '#app/ui/toasts.ts';

type Standing = Pick<Editor['page'], 'lockVersion' | 'isPublished' | 'hasChanges'>;

/**
 * Asks anew what the blocks show, where one that asks has changed. Not after each save: an answer that nobody waits for any more may
 * bring the next token of the session.
 */
function useAsking({ page, asking }: Editor) {
  const { revalidate } = useRevalidator();
  const asked = useRef<Blocks>(page.blocks);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  return {
    ask(blocks: Blocks) {
      const changed = blocks.some((block) => asking.includes(block.type) && !asked.current.includes(block));
      asked.current = blocks;
      if (changed) underWay.current = revalidate();
    },
    answered: () => underWay.current,
  };
}

/** Keeps what is left to keep on the way out, also of a tab that is closed; answers how to end that. */
function untilLeft(saver: PageSaver): () => void {
  const leave = () => void saver.flush();
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pagehide', leave);
    saver.stop();
  };
}

/** A saver of this page by the API, and how it stands. */
function useSaver(editor: Editor, onKept: (blocks: readonly Block[]) => void) {
  const { id, lockVersion } = editor.page;
  const locale = useLocale();
  const { ask, answered } = useAsking(editor);
  const [standing, setStanding] = useState<Standing>(editor.page);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const saver = useRef<PageSaver>(undefined);
  useEffect(() => {
    const api = browserApi(locale);
    const params = { id };
    saver.current = new PageSaver({
      lockVersion,
      async save({ blocks, image }, version) {
        try {
          const body = { blocks: [...blocks], image, lockVersion: version };
          const { record } = await api.send(pageCalls.update, { params, body });
          setStanding(record);
          ask(blocks);
          onKept(record.blocks ?? []);
          return record.lockVersion;
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) return null;
          throw error;
        }
      },
      async read() {
        const page = await api.one(pageCalls.show, { params });
        const { image, updatedByName: by } = page;
        return { blocks: page.blocks ?? [], image, by, lockVersion: page.lockVersion };
      },
      tell: setState,
    });
    return untilLeft(saver.current);
    // The version is that of the beginning, and what is asked about the blocks as well: from there on they know.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, locale]);
  return { state, saver, standing, answered };
}

/** A picture that this site does not have, as it was pasted from another one or is gone by now, is left out; and that is said. */
function useLeavingOut(change: (change: BlockChange) => void) {
  const t = useWords('page-builder');
  return (kept: readonly Block[]) => {
    const ids = unknownUploads(kept);
    if (ids.length === 0) return;
    change({ kind: 'each', change: (block) => withoutUploads(block, ids) });
    showToast({
      color: 'warning',
      title: t('leftOut', { count: ids.length }),
      message: t('leftOutText'),
    });
  };
}

const pick = ({ lockVersion, isPublished, hasChanges }: Standing): Standing => ({
  lockVersion,
  isPublished,
  hasChanges,
});

type Saver = ReturnType<typeof useSaver>['saver'];

/** What is written, with its steps back; each change that can be kept goes to the saver. */
function useWritten(history: PageHistory, first: Written['image'], saver: Saver) {
  const [image, setImage] = useState(first);
  const written = useMemo(() => ({ blocks: history.now, image }), [history.now, image]);
  const kept = useRef(written);
  const isWhole = areWhole(history.now);
  useEffect(() => {
    if (kept.current === written || !isWhole) return;
    kept.current = written;
    saver.current?.change(written);
  }, [written, isWhole, saver]);
  return { image, setImage, written, isWhole };
}

/** Of a page as it was when it was opened. */
export function usePageEditor(loaded: Editor) {
  const { page } = loaded;
  const [history, dispatch] = useReducer(changeBlocks, page.blocks, historyOf);
  const { state, saver, standing, answered } = useSaver(loaded, useLeavingOut(dispatch));
  const { image, setImage, written, isWhole } = useWritten(history, page.image, saver);
  return {
    blocks: history.now,
    /** How it stands with visitors, as far as the last save knows better than what was loaded. */
    page: standing.lockVersion > page.lockVersion ? { ...page, ...pick(standing) } : page,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    change: (change: BlockChange) => dispatch(change),
    image,
    setImage,
    state,
    isWhole,
    isKept: isWhole && state.kind === 'saved',
    /** Saves at once; false when something is not kept. */
    async flush() {
      const isKept = isWhole && ((await saver.current?.flush()) ?? false);
      await answered();
      return isKept;
    },
    /** Mine in place of theirs. */
    keepMine(lockVersion: number) {
      saver.current?.goOnFrom(lockVersion);
      saver.current?.change(written);
      void saver.current?.flush();
    },
    /** Theirs in place of mine, which is one step back from here. */
    takeTheirs(theirs: Written, lockVersion: number) {
      saver.current?.goOnFrom(lockVersion);
      setImage(theirs.image);
      dispatch({ kind: 'replace', blocks: theirs.blocks });
    },
  };
}
export type PageEditor = ReturnType<typeof usePageEditor>;
