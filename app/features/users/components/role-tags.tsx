import type { Role } from '#contract/roles.ts';
import { useWords } from '#app/i18n/words.ts';
import { Tag } from '#app/ui/tag.tsx';

/** Each role once; who holds none is a volunteer. */
export function RoleTags({ roles }: { roles: readonly { name: string }[] }) {
  const t = useWords('users');
  const names = [...new Set(roles.map(({ name }) => name as Role))];
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {(names.length > 0 ? names : (['volunteer'] as const)).map((name) => (
        <Tag key={name}>{t(`roles.${name}`)}</Tag>
      ))}
    </span>
  );
}
