/** The calls of undos. */
import { call } from '../call.ts';
import { undoInput, undos } from '../undos.ts';

export const undoCalls = {
  undo: call({
    method: 'PUT',
    path: '/api/v1/undo',
    summary: 'Take back what one just did, by the id of `meta.undo`; the same again once it is',
    answers: undos,
    body: { type: 'flat', schema: undoInput },
  }),
};
