import type { UserTrial } from '#app/features/users/bulk.server.ts';
import type { LoadedUsers } from '#app/features/users/list.server.ts';
import { RoleFields } from '#app/features/users/components/role-fields.tsx';
import { useWords } from '#app/i18n/words.ts';
import { BulkQuestion } from '#app/lists/bulk-question.tsx';

/** What is asked before an action with many people, and what it would do. */
export function BulkAction({ dryRun, list }: { dryRun: UserTrial; list: LoadedUsers }) {
  const t = useWords('users');
  const { act, role, organizationId, errors, changed, at } = dryRun;
  const asked = { choices: list.choices, role, organizationId, errors };
  const hasFields = act === 'add_role';
  return (
    <BulkQuestion
      dryRun={dryRun}
      list={list}
      nameOf={({ fullName, email }) => fullName || email}
      t={t}
      will={t('bulk.will', { count: changed })}
      isDanger={act === 'archive'}
      error={hasFields ? undefined : errors['general']}
      fields={hasFields && <RoleFields key={at} {...asked} />}
    />
  );
}
