import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import type { ShownUser } from '#app/features/users/parts/detail.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';

type Held = ShownUser['roles'][number];

function HeldRole({ held, organization }: { held: Held; organization: string | null }) {
  const t = useWords('users');
  const role = t(`roles.${held.name}`);
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{role}</p>
        {organization && <p>{organization}</p>}
        <p className="text-soft">{t(`powers.${held.name}`)}</p>
      </div>
      {held.can.remove && (
        <Form method="post">
          <input type="hidden" name="role" value={held.name} />
          <input type="hidden" name="organizationId" value={held.organizationId ?? ''} />
          <IconButton
            type="submit"
            name="deed"
            value="remove_role"
            label={t('show.removeRole', { role: organization ? `${role}, ${organization}` : role })}
            icon={<Trash />}
          />
        </Form>
      )}
    </li>
  );
}

/** What the person may do, role by role. */
export function HeldRoles({ user }: { user: ShownUser }) {
  const t = useWords('users');
  const nameOf = (id: string | null) => user.organizations.find((one) => one.id === id)?.name ?? null;
  return (
    <section aria-labelledby="roles">
      <HeadingRule id="roles">{t('show.roles')}</HeadingRule>
      {user.roles.length === 0 ? (
        <p className="border-b border-line py-3">{t('show.noRoles')}</p>
      ) : (
        <ul>
          {user.roles.map((held) => (
            <HeldRole key={held.id} held={held} organization={nameOf(held.organizationId)} />
          ))}
        </ul>
      )}
      {user.can.addRole && (
        <p className="pt-2">
          <Link
            href={`/users/${user.id}/add_role`}
            className="inline-flex min-h-11 items-center gap-2.5 link [&_svg]:size-5"
          >
            <Plus aria-hidden />
            {t('show.addRole')}
          </Link>
        </p>
      )}
    </section>
  );
}
