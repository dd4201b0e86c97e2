import type { Selectable } from 'kysely';
import { undos } from '#contract/undos.ts';
import type { Undos } from '#server/db/types.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';

export type UndoRow = Selectable<Undos>;

export const undoResource: Resource<UndoRow, typeof undos> = {
  contract: undos,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(undos, row),
};
