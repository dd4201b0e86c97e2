/** One's own data as a file: asked for, made by a job, kept for a day. */
import * as z from 'zod/mini';
import { moment } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Hours that the file can be fetched. */
export const downloadHours = 24;

export const dataDownloads = resourceContract({
  type: 'data_downloads',
  attributes: z.object({
    createdAt: moment(),
    /** Null while it is being made. */
    readyAt: z.nullable(moment()),
    /** Until when the file can be fetched; null while it is being made. */
    expiresAt: z.nullable(moment()),
    /** Whether the file can be fetched now. */
    isReady: z.boolean(),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
