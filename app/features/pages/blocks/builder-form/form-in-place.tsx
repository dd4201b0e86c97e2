import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formCalls } from '#contract/calls/forms.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { describedQuestion } from '#contract/form-questions-kept.ts';
import type { Locale } from '#contract/locales.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { Questions } from '#app/features/forms/components/fill/questions.tsx';
import { useAsker } from '#app/features/forms/components/fill/use-asker.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { usePath } from '#app/shell/locale-path.ts';

/** The form as it is now: the page may be of a while ago. */
export const loadForm = (id: string, locale: Locale) =>
  browserApi(locale).one(formCalls.online, { params: { id } });
export type OpenedForm = Awaited<ReturnType<typeof loadForm>>;

/** Of the forms on a page each is opened once: its fields have the same names. */
export const isOpenOnPage = (id: string): boolean => document.querySelector(`[data-form="${id}"]`) !== null;

/** What was pressed to come here is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** The questions of a form within a page that it stands in. Whoever is filling it in when it closes keeps what they typed. */
export default function FormInPlace({ form: opened }: { form: OpenedForm }) {
  const t = useWords('forms');
  const locale = useLocale();
  const isSignedIn = Boolean(useFrame()?.user);
  const [isSent, setSent] = useState(false);
  const [known, setForm] = useState(opened);
  const form = inLanguage(known, locale);
  const navigate = useNavigate();
  const onSent = () => {
    if (form.successPath === null) setSent(true);
    else void navigate(form.successPath);
  };
  const action = usePath()(`/forms/${form.slug}`);
  // What was asked may have changed meanwhile. Of one that is closed or gone they keep what they have.
  const lookAgain = async () => {
    const now = await loadForm(form.id, locale).catch(() => null);
    if (now?.intake === 'open') setForm(now);
  };
  return (
    <div
      key={isSent ? 'sent' : 'form'}
      ref={focusOn}
      tabIndex={-1}
      data-form={form.id}
      className="max-w-form outline-none"
    >
      {isSent ? (
        <Thanks form={form} />
      ) : form.intake === 'open' ? (
        <Questions
          form={form}
          questions={form.questions.map(describedQuestion)}
          challenge={isSignedIn ? null : ''}
          answer={undefined}
          draft={`form ${form.id}`}
          within={{ action, onSent, onRefused: () => void lookAgain() }}
        />
      ) : (
        <p className="mt-5 font-semibold">{t(`fill.${form.intake}`)}</p>
      )}
    </div>
  );
}

type ThanksProps = { form: Pick<OpenedForm, 'locale' | 'successMessage' | 'organizationName'> };

function Thanks({ form }: ThanksProps) {
  const t = useWords('forms');
  const { locale, successMessage } = form;
  const asker = useAsker(form);
  return (
    <div role="status" className="mt-6">
      <h3 className="t-h3">{t('fill.sent')}</h3>
      {successMessage === null ? (
        <p className="mt-3">{t('fill.sentText', { asker })}</p>
      ) : (
        <p lang={locale} className="mt-3 whitespace-pre-line">
          {successMessage}
        </p>
      )}
    </div>
  );
}
