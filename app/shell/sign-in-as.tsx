import { startOf } from '#contract/cut-text.ts';
import { redirectDocument } from 'react-router';
import type { Route } from './+types/sign-in-as.ts';
import { formErrors } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf, safeFrom } from '#app/shell/locale-path.ts';
import { inSentences } from '#app/i18n/sentences.ts';

/** Goes to the person's own start, or back to where it was asked with what is in the way. */
async function become(given: Page, form: FormData, pathname: string): Promise<Response> {
  const t = wordsOf(given.locale, 'shell');
  try {
    await given.signInAs({
      userId: formText(form, 'userId').trim(),
      reason: startOf(formText(form, 'reason').trim(), 500) || null,
    });
  } catch (error) {
    const { general, fields } = formErrors(error, [401, 404]);
    const message = inSentences([...general, ...Object.values(fields)]);
    const from = safeFrom(formText(form, 'from').trim()) ?? inLanguageOf(pathname, '/dashboard');
    return redirectDocument(from, {
      status: 303,
      headers: { 'set-cookie': flashToast({ color: 'danger', title: t('visit.failed'), message }) },
    });
  }
  return redirectDocument(inLanguageOf(pathname, '/dashboard'), { status: 303 });
}

/**
 * An admin becomes the person `userId`, or goes back to their own account (`intent` is `back`). Whole new documents, so that
 * nothing of the one stays in the memory of the other.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const page = context.get(pageContext);
  if (formText(form, 'intent').trim() !== 'back') return become(page, form, url.pathname);
  const isBack = await page.endImpersonation();
  return redirectDocument(inLanguageOf(url.pathname, isBack ? '/dashboard' : '/auth/login-1'), {
    status: 303,
  });
}

export function loader() {
  throw redirectDocument('/');
}
