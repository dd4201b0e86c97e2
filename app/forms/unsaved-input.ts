/** Whether anything was typed that is not saved yet, asked before the page is left or loaded again. */

const sources = new Set<() => boolean>();

/** A form tells how to ask it; returns how to take that back. */
export function watchUnsavedInput(isUnsaved: () => boolean): () => void {
  sources.add(isUnsaved);
  return () => sources.delete(isUnsaved);
}

/** True while any form on the page holds something unsaved. */
export const hasUnsavedInput = (): boolean => [...sources].some((isUnsaved) => isUnsaved());
