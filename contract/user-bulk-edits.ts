/** One action with many accounts at once, tried first if wished; the answer's `meta.report` has a row for each. */
import * as z from 'zod/mini';
import { mostAtOnce } from './bulk-reports.ts';
import { oneOf, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { roles } from './roles.ts';

export const userBulkActions = ['archive', 'resend_invitation', 'add_role'] as const;
export type UserBulkAction = (typeof userBulkActions)[number];

/** Body of POST /users/bulk. */
export const userBulkEdit = z
  .object({
    act: oneOf(userBulkActions),
    userIds: z.array(recordId()).check(z.minLength(1), z.maxLength(mostAtOnce)),
    /** Nothing changes: the report says what would. */
    dryRun: z.optional(z.boolean()),
    role: z.optional(z.nullable(oneOf(roles))),
    organizationId: z.optional(z.nullable(recordId())),
  })
  .check(
    z.refine((input) => input.act !== 'add_role' || Boolean(input.role), {
      path: ['role'],
      params: { code: 'blank' },
    }),
  );
export type UserBulkEdit = z.infer<typeof userBulkEdit>;

export const userBulkEdits = resourceContract({
  type: 'user_bulk_edits',
  attributes: z.object({
    act: oneOf(userBulkActions),
    dryRun: z.boolean(),
    /** How many were changed, or would be. */
    changed: z.int(),
    refused: z.int(),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
