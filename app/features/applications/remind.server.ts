/** The centre reminds an organisation, from the overview or from the application, and stays where it was. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Done } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import type { Flash } from '#app/shell/flash.ts';
import { safeFrom } from '#app/shell/locale-path.ts';

async function told({ api, locale }: Page, id: string): Promise<Flash> {
  const t = wordsOf(locale, 'applications');
  try {
    const { record } = await api.send(applicationCalls.remind, { params: { id } });
    const { name, organizationName: organization } = record;
    return { color: 'success', title: t('detail.reminded', { name, organization }) };
  } catch (error) {
    const { general, fields } = formErrors(error);
    const message = inSentences([...general, ...Object.values(fields)]);
    return { color: 'warning', title: t('detail.notReminded'), message };
  }
}

export const remind = async (page: Page, id: string, form: FormData): Promise<Done> => ({
  told: await told(page, id),
  to: safeFrom(form.get('from')) ?? '/',
});
