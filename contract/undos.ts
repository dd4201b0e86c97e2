/**
 * Undoing what one just did. The answer to an action that can be undone names it in `meta.undo`; until then its mails wait,
 * and an action that is undone tells nobody.
 */
import * as z from 'zod/mini';
import { moment, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** How long a screen offers it. */
export const undoSeconds = 8;

/** `meta.undo` of the answer to such an action. */
export const undoOffer = z.object({ id: z.string(), until: moment() });
export type UndoOffer = z.infer<typeof undoOffer>;
export const undoMeta = z.object({ undo: z.optional(undoOffer) });

/** Body of PUT /undo. */
export const undoInput = z.object({ undoId: recordId() });

export const undos = resourceContract({
  type: 'undos',
  attributes: z.object({
    act: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    /** The last moment for it. */
    until: moment(),
    undoneAt: z.nullable(moment()),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
