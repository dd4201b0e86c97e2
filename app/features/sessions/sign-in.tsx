import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/sign-in.ts';
import { formErrors } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf, safeFrom } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';

const target = (url: URL) =>
  safeFrom(url.searchParams.get('from')) ?? inLanguageOf(url.pathname, '/dashboard');

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(page).actor.kind === 'user') throw redirect(target(url));
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    await context.get(page).signIn({
      email: text('email'),
      password: text('password'),
      remember: form.has('remember'),
    });
  } catch (error) {
    return data({ errors: formErrors(error, [401]), email: text('email') }, { status: 422 });
  }
  return redirect(target(url), { status: 303 });
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const t = useWords('sessions');
  const isBusy = useNavigation().state === 'submitting';
  const field = 'block min-h-12 w-full rounded-ctl border-ctl border-edge bg-surface px-3';
  return (
    <div className="wrap grid max-w-form gap-5 py-14">
      <h1 className="t-h1">{t('signIn.title')}</h1>
      {actionData?.errors.general.map((text) => (
        <p key={text} role="alert" className="text-bad">
          {text}
        </p>
      ))}
      <Form method="post" className="grid gap-5">
        <label>
          {t('signIn.email')}
          <input className={field} name="email" type="email" autoComplete="username" defaultValue={actionData?.email} />
        </label>
        <label>
          {t('signIn.password')}
          <input className={field} name="password" type="password" autoComplete="current-password" />
        </label>
        <label className="flex items-center gap-3">
          <input className="tick" type="checkbox" name="remember" /> {t('signIn.remember')}
        </label>
        <Button type="submit" size="large" busy={isBusy}>
          {t('signIn.submit')}
        </Button>
      </Form>
    </div>
  );
}
