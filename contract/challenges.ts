/** A challenge of the proof of work; its id is the challenge itself. */
import * as z from 'zod/mini';
import { resourceContract } from './jsonapi.ts';

export const challenges = resourceContract({
  type: 'challenges',
  attributes: z.object({}),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
