import type { Route } from './+types/user.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { accessLevelOf, rights, type Right } from '#contract/rights.ts';
import { addressOf } from '#app/api/client.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';

const parameters = { include: ['roles', 'organizations'] } as const;

/** Who asks, as the API says it; null for a visitor. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, actor } = context.get(pageContext);
  if (actor.kind === 'anonymous') return { user: null };
  return { user: await api.one(currentUserCalls.show, parameters) };
}

export default function UserStory({ loaderData: { user } }: Route.ComponentProps) {
  const sample = useSample({
    nl: { nobody: 'Niemand is ingelogd.', signIn: 'Log in', right: 'Recht', reach: 'Reikt tot' },
    en: { nobody: 'Nobody is signed in.', signIn: 'Sign in', right: 'Right', reach: 'Reaches' },
  });
  const ownRoles = user ? user.roles.map(({ name }) => name) : null;
  return (
    <Story title="user">
      <Part title={`GET ${decodeURIComponent(addressOf(currentUserCalls.show, parameters))}`}>
        {user ? (
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={user.fullName} besideName size="large" />
            <div className="min-w-0">
              <p className="t-h4">{user.fullName}</p>
              <p className="t-sm text-soft [overflow-wrap:anywhere]">{user.email}</p>
              <p className="t-sm text-soft">
                {user.roles
                  .map(({ name, organizationId }) => {
                    const of = user.organizations.find(({ id }) => id === organizationId)?.name;
                    return of ? `${name} (${of})` : name;
                  })
                  .join(', ')}
              </p>
            </div>
          </div>
        ) : (
          <p>
            {sample.nobody}{' '}
            <Link className="link" href="/auth/login-1?from=/test/user">
              {sample.signIn}
            </Link>
          </p>
        )}
      </Part>
      <Part title="contract/rights.ts">
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-line text-soft">
              <th className="min-h-11 py-2 text-start font-semibold">{sample.right}</th>
              <th className="py-2 text-start font-semibold">{sample.reach}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(rights) as Right[]).map((right) => (
              <tr key={right} className="border-b border-line">
                <td className="py-2 pe-4 [overflow-wrap:anywhere]">
                  <code>{right}</code>
                </td>
                <td className="py-2">{accessLevelOf(right, ownRoles)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </Story>
  );
}
