/**
 * Taking back what one just did. The answer to a deed that can be taken back names it in `meta.undo`; until then its mails wait,
 * and a deed that is taken back tells nobody.
 */
import * as z from 'zod/mini';
import { moment, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** How long a screen offers it. */
export const undoSeconds = 8;

/** `meta.undo` of the answer to such a deed. */
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
  acts: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
