import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { UserView } from '#app/features/users/show.server.ts';
import type { UserAction } from '#app/features/users/user-acts.server.ts';
import { actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';

const Act = actFormOf<UserAction>();

type Held = UserView['roles'][number];

function UserRole({ held, organization }: { held: Held; organization: string | null }) {
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
        <Act act="remove_role" fields={{ role: held.name, organizationId: held.organizationId }}>
          <IconButton
            type="submit"
            label={t('show.removeRole', { role: organization ? `${role}, ${organization}` : role })}
            icon={<Trash />}
          />
        </Act>
      )}
    </li>
  );
}

/** What the person may do, role by role. */
export function UserRoles({ user }: { user: UserView }) {
  const t = useWords('users');
  const nameOf = (id: string | null) => user.organizations.find((one) => one.id === id)?.name ?? null;
  return (
    <section aria-labelledby="roles">
      <HeadingRule id="roles">{t('show.roles')}</HeadingRule>
      {user.roles.length === 0 ? (
        <p className="border-b border-line py-3">{t('show.noRoles')}</p>
      ) : (
        <ul>
          {user.roles.map((assigned) => (
            <UserRole key={assigned.id} held={assigned} organization={nameOf(assigned.organizationId)} />
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
