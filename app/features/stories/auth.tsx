import type { Route } from './+types/auth.ts';
import { pageContext } from '#app/api/page-context.ts';
import { CallState } from '#app/features/stories/components/call-state.tsx';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import type { SignInAct } from '#app/features/sessions/sign-in.server.ts';
import { actFormOf } from '#app/forms/act-form.tsx';
import { SignOutForm } from '#app/shell/account-menu.tsx';
import { usePath } from '#app/shell/locale-path.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** The three cookies, as this request brought them; never their values. */
const names = ['access-token', 'client', 'uid'] as const;

export function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(pageContext);
  const cookies = request.headers.get('cookie') ?? '';
  return {
    isSignedIn: actor.kind === 'user',
    cookies: names.map((name) => ({ name, isThere: new RegExp(`(^|;\\s*)${name}=[^;]`).test(cookies) })),
  };
}

const readable = new Set(['status', 'expiry', 'client', 'uid', 'token-type']);

/** The session as the server judges it now; a fresh token travels in cookies, so that its own value is never seen here. */
async function validate(): Promise<unknown> {
  const answer = await fetch('/auth/validate_token', { headers: { accept: 'application/json' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => readable.has(name)));
  const seen: unknown = { status: answer.status, headers, body: await answer.json() };
  if (answer.ok) return seen;
  throw Object.assign(new Error(`status ${answer.status}`), seen);
}

const Act = actFormOf<SignInAct>();

function SignIn() {
  const path = usePath();
  const sample = useSample({
    nl: { email: 'E-mailadres', password: 'Wachtwoord', show: 'Toon', hide: 'Verberg', send: 'Inloggen' },
    en: { email: 'Email address', password: 'Password', show: 'Show', hide: 'Hide', send: 'Sign in' },
  });
  return (
    <Act
      act="password"
      isDocument
      action={path('/auth/login-1?from=/test/auth')}
      className="grid max-w-105 gap-5"
    >
      <TextField name="email" type="email" autoComplete="username" required label={sample.email} />
      <PasswordField
        name="password"
        required
        label={sample.password}
        showLabel={sample.show}
        hideLabel={sample.hide}
      />
      <Button type="submit">{sample.send}</Button>
    </Act>
  );
}

export default function AuthStory({ loaderData: { isSignedIn, cookies } }: Route.ComponentProps) {
  const sample = useSample({
    nl: { inside: 'Ingelogd', outside: 'Uitgelogd', yes: 'aanwezig', no: 'afwezig', leave: 'Log uit' },
    en: { inside: 'Signed in', outside: 'Signed out', yes: 'present', no: 'absent', leave: 'Sign out' },
  });
  return (
    <Story title="auth">
      <Part title="State">
        <p>
          <Badge kind={isSignedIn ? 'active' : 'inactive'}>
            {isSignedIn ? sample.inside : sample.outside}
          </Badge>
        </p>
        <ul>
          {cookies.map(({ name, isThere }) => (
            <li key={name}>
              <code>{name}</code>: {isThere ? sample.yes : sample.no}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="GET /auth/validate_token: two weeks from each use">
        <CallState name="GET /auth/validate_token" run={validate} />
      </Part>
      <Part title={isSignedIn ? 'POST /uitloggen' : 'POST /auth/login-1'}>
        {isSignedIn ? (
          <SignOutForm>
            <Button type="submit" kind="line">
              {sample.leave}
            </Button>
          </SignOutForm>
        ) : (
          <SignIn />
        )}
      </Part>
    </Story>
  );
}
