import type { Route } from './+types/user.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { toolbarCalls } from '#contract/calls/toolbars.ts';
import { addressOf } from '#app/api/client.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';

const parameters = { include: ['roles', 'organizations'] } as const;

/** Who asks, as the API says it; null for a visitor. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, actor } = context.get(pageContext);
  if (actor.kind === 'anonymous') return { user: null, can: {} };
  const [user, { can }] = await Promise.all([
    api.one(currentUserCalls.show, parameters),
    api.one(toolbarCalls.show),
  ]);
  return { user, can };
}

export default function UserStory({ loaderData: { user, can } }: Route.ComponentProps) {
  const sample = useSample({
    nl: { nobody: 'Niemand is ingelogd.', signIn: 'Log in', act: 'Actie', may: 'Mag', yes: 'Ja', no: 'Nee' },
    en: {
      nobody: 'Nobody is signed in.',
      signIn: 'Sign in',
      act: 'Act',
      may: 'Allowed',
      yes: 'Yes',
      no: 'No',
    },
  });
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
      <Part title={`GET ${addressOf(toolbarCalls.show)}: meta.can`}>
        <Acts can={can} sample={sample} />
      </Part>
    </Story>
  );
}

function Acts({
  can,
  sample,
}: {
  can: Readonly<Record<string, boolean>>;
  sample: Record<'act' | 'may' | 'yes' | 'no', string>;
}) {
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="border-b border-line text-soft">
          <th className="min-h-11 py-2 text-start font-semibold">{sample.act}</th>
          <th className="py-2 text-start font-semibold">{sample.may}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(can).map(([act, may]) => (
          <tr key={act} className="border-b border-line">
            <td className="py-2 pe-4 [overflow-wrap:anywhere]">
              <code>{act}</code>
            </td>
            <td className="py-2">{may ? sample.yes : sample.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
