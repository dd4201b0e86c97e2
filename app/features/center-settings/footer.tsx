/** The footer of the site (specification: /instellingen/footer; ui.md, screen 22b): what is typed is seen beside it. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Route } from './+types/footer.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FooterColumnList } from '#app/features/center-settings/components/footer/column-list.tsx';
import { FooterFields, FooterMarks } from '#app/features/center-settings/components/footer/footer-fields.tsx';
import { columnWith, editedColumns } from '#app/features/center-settings/components/footer/footer-nodes.ts';
import { FooterNotes } from '#app/features/center-settings/components/footer/footer-notes.tsx';
import { FooterPreview } from '#app/features/center-settings/components/footer/footer-preview.tsx';
import { answerFooter, loadFooter } from '#app/features/center-settings/footer.server.ts';
import { footerForm, settingsLabels } from '#app/features/center-settings/form-schema.ts';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { FormContext } from '#app/forms/form-context.ts';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SavedNotice } from '#app/forms/saved-notice.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadFooter(context.get(pageContext), url)), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerFooter(context.get(pageContext), await readForm(request), url);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function Head() {
  const t = useWords('center-settings');
  return (
    <>
      <Breadcrumb
        label={t('footer.crumbs')}
        items={[{ href: '/instellingen', label: t('titles.edit') }, { label: t('titles.footer') }]}
      />
      <h1 className="t-h1-staff">{t('titles.footer')}</h1>
      <p className="mt-1 text-soft">{t('footer.lead')}</p>
    </>
  );
}

const formId = 'voettekst';

/** Where an address of this page leads to has the focus: the form that opens, and what opened it once that is closed. */
function useFocusAtTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The browser itself looks for it in a page that it opens.
    if (key === 'default') return undefined;
    // Once the list has put its own row in order.
    const timer = setTimeout(() => document.getElementById(hash.slice(1))?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [hash, key]);
}

export default function Footer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('center-settings');
  useFocusAtTarget();
  const { record, formKey, open, items } = loaderData;
  const answer = ownAnswer(actionData);
  const form = useForm<null>({
    schema: footerForm,
    labels: settingsLabels(t),
    defaultValues: valuesOf(footerForm, record),
    lockVersion: record.lockVersion,
    formKey,
    // Without an item, whose form is the other one on the page.
    action: usePath()('/instellingen/footer'),
    answer: open ? undefined : answer,
  });
  // One question for both forms: the one that has something unsaved asks it.
  const asksBeforeLeaving = form.isDirty || !open;
  const columns = editedColumns(items, useLocale());
  const [touched, setTouched] = useState<string | null>(null);
  const opened = open && columnWith(columns, open.record?.id ?? open.under);
  return (
    <>
      <Head />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-10 pb-10 xl:grid-cols-[28rem_minmax(0,1fr)] xl:grid-rows-[auto_auto_1fr]">
        <Form
          id={formId}
          form={{ ...form, asksBeforeLeaving }}
          top={<SavedNotice title={t('footer.saved')} text={t('savedText')} />}
        >
          <FooterFields {...loaderData} />
        </Form>
        {/* Below the first part on a phone, beside all of them where there is room. */}
        <div className="grid min-w-0 gap-8 xl:sticky xl:top-24 xl:row-span-3">
          <FormContext value={form}>
            <FooterPreview {...loaderData} edited={touched ?? opened} />
          </FormContext>
          <FooterNotes {...loaderData} />
        </div>
        <FooterColumnList
          loaded={loaderData}
          columns={columns}
          answer={open ? answer : undefined}
          asksBeforeLeaving={!asksBeforeLeaving}
          onTouch={setTouched}
        />
        <FormContext value={form}>
          <FooterMarks {...loaderData} form={formId} />
        </FormContext>
      </div>
      <FormContext value={form}>
        <FormSaveBar formId={formId} saveLabel={t('footer.save')} />
      </FormContext>
    </>
  );
}
