/** GET /toolbar: what stands around every screen for whoever is signed in, in one call. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { roles } from './roles.ts';

const attributes = z.object({
  /** Notifications. */
  unread: z.int(),
  /** Applications that wait for an answer of this person's side; nought for who answers none. */
  waiting: z.int(),
  /** Organisations that wait for the centre; nought for everybody else. */
  waitingOrganizations: z.int(),
  /** Vacancies that wait for the check of the centre; nought for everybody else. */
  waitingVacancies: z.int(),
  /** Questions to the centre without an answer; nought for everybody else. */
  waitingQuestions: z.int(),
  /** Those in which one holds a role, in the order of their names. */
  organizations: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The one of them for which one works now. */
  currentOrganizationId: z.nullable(z.string()),
  /** Ids of the vacancies that one keeps here; null for whose account is of another centre. */
  bookmarks: z.nullable(z.array(z.string())),
  /** Roles that this person may give, in the centre or for one of their organisations. */
  grantableRoles: z.array(oneOf(roles)),
});
export type Toolbar = z.infer<typeof attributes>;

export const toolbars = resourceContract({
  type: 'toolbars',
  attributes,
  relationships: {},
  /** What may be done from anywhere: look at others' accounts and actions than one's own, ask people in (each, or many for the whole centre), and add organisations. */
  abilities: ['readUsers', 'readActions', 'inviteUsers', 'importUsers', 'addOrganizations'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
