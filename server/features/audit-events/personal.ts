/** What somebody who goes did stays, without who did it. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const auditTraces: PersonalPart = {
  forgetActions: [(_center, userId) => sql`select forget_in_audit_events(${userId})`],
};
