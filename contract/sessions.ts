/** The devices on which somebody is signed in. */
import * as z from 'zod/mini';
import { moment } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

const attributes = z.object({
  /** The device that asks. */
  isCurrent: z.boolean(),
  /** As the browser or the client names itself. */
  userAgent: z.nullable(z.string()),
  /** Shortened: enough to recognise a place. */
  ipPrefix: z.nullable(z.string()),
  /** The admin who was signed in as this person; null for the person's own devices. */
  signedInByName: z.nullable(z.string()),
  createdAt: moment(),
  lastUsedAt: moment(),
  /** When it ends by itself, unless it is used before. */
  expiresAt: moment(),
});

export const sessions = resourceContract({
  type: 'sessions',
  attributes,
  relationships: {},
  abilities: ['end'],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
