/** What a new form begins with: nothing, the questions of an example, or those of another form. */
import type * as z from 'zod/mini';
import { formCalls } from '#contract/calls/forms.ts';
import { startOf } from '#contract/cut-text.ts';
import { longestTitle, type FormCreate } from '#contract/forms.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { organizationsFor } from '#app/features/vacancy-admin/form.server.ts';
import { examples } from '#app/features/forms/examples.server.ts';
import { startForm, startLabels } from '#app/features/forms/form-start.ts';
import { pagesToFollow } from '#app/features/forms/pages-to-follow.server.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

const formOf = (page: Page, id: string) => page.api.one(formCalls.show, { params: { id } });

export async function loadStart(page: Page, url: URL) {
  const { can } = await page.api.list(formCalls.list, { page: { size: 1 } });
  if (!can.create) throw noRights();
  const organizations = await organizationsFor(page, { check: can.putInPages });
  if (!can.putInPages && organizations.length === 0) throw noRights();
  const copyOf = url.searchParams.get('copy');
  const source = copyOf === null ? null : await formOf(page, copyOf);
  const t = wordsOf(page.locale, 'forms');
  return {
    formKey: newFormKey(),
    hasEnglish: page.center.locales.includes('en'),
    organizations: organizations.map(({ id, name }) => ({ value: id, label: name })),
    /** It can be of the centre itself. */
    isOfCenter: can.putInPages,
    source: source && {
      id: source.id,
      title: startOf(t('add.copyTitle', { title: source.title }), longestTitle),
      locale: source.locale,
      organizationId: source.organization?.id ?? null,
    },
  };
}

type Content = Omit<FormCreate, 'title' | 'locale' | 'slug'>;

/** Its words and questions. The moment at which it closed is its own. */
async function contentOf(page: Page, id: string): Promise<Content> {
  const form = await formOf(page, id);
  const pages = await pagesToFollow(page, { locale: form.locale, successPageId: null });
  const { description, successMessage, successPageId, mostSubmissions, notifyEmails, sendsConfirmation } =
    form;
  return {
    description,
    successMessage,
    // One that is in the bin stays behind.
    successPageId: pages.some(({ value }) => value === successPageId) ? successPageId : null,
    mostSubmissions,
    notifyEmails,
    sendsConfirmation,
    consentText: form.consentText,
    retentionDays: form.retentionDays,
    hasEnglish: form.hasEnglish,
    titleEn: form.titleEn,
    descriptionEn: form.descriptionEn,
    successMessageEn: form.successMessageEn,
    consentTextEn: form.consentTextEn,
    // By their ids there, as one may hang on another; here they get their own.
    questions: form.questions,
  };
}

/** Makes it, with what it begins with; answers its id. */
export const answerStart = (page: Page, form: FormData) =>
  answerForm(page, form, {
    schema: startForm,
    labels: startLabels(wordsOf(page.locale, 'forms')),
    send: async ({ start, copyOf, ...begun }: z.infer<typeof startForm>, { key }) => {
      const content = copyOf ? await contentOf(page, copyOf) : examples[start ?? 'empty'](begun.locale);
      const { record } = await page.api.send(formCalls.create, {
        // A page of the site follows a form of the centre alone.
        body: { ...content, ...begun, ...(begun.organizationId && { successPageId: null }) },
        idempotencyKey: key,
      });
      return { id: record.id };
    },
  });
