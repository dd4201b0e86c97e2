/** Which applications may be kept for longer, as their senders agreed: of one application, or of all of an account. */
import { sql, type RawBuilder } from 'kysely';
import type { KeptApplications } from '#contract/users.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const ofAccount = sql`c.kind = 'keep_applications' and c.withdrawn_at is null`;

/** Of `applications a`: for how many days its sender agreed; null where nobody did, or took it back. */
export const agreedDays: RawBuilder<number | null> = sql`greatest(
  case when a.keep_withdrawn_at is null then a.keep_days end,
  (select max(c.kept_days) from consents c
    where c.volunteer_center_id = a.volunteer_center_id and c.user_id = a.user_id and ${ofAccount}))`;

/** What somebody with an account agreed to, for all of theirs or for some. */
export const keepsApplications = (home: TenantScope, userId: string): RawBuilder<KeptApplications> => sql`case
  when exists (select from consents c
    where c.volunteer_center_id = ${home.centerId} and c.user_id = ${userId} and ${ofAccount}) then 'all'
  when exists (select from applications a where a.volunteer_center_id = ${home.centerId} and a.user_id = ${userId}
    and a.keep_days is not null and a.keep_withdrawn_at is null and a.anonymized_at is null) then 'some'
  else 'none' end`;
