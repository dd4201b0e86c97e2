/** On which days the periodic mail comes, after an active yes (specification, section 2: /profile-edit/periodieke-mail). */
import { Form as PlainForm } from 'react-router';
import type { Route } from './+types/digest.ts';
import { consentCalls } from '#contract/calls/consents.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { digestConsentText } from '#contract/consent-texts.ts';
import { digestForm, digestSchema } from '#contract/own-account.ts';
import { page } from '#app/api/page-context.ts';
import { OnlyThemselves, useIsVisit } from '#app/features/own-account/parts/only-themselves.tsx';
import { OwnLayout } from '#app/features/own-account/parts/own-layout.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { OwnTexts } from '#app/forms/check-values.ts';
import { FormDays } from '#app/forms/form-days.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords, type Translate } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { redirect } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const labels = (t: Translate<'own-account'>) => ({
  digestDays: t('digest.days'),
  digestConsent: t('digest.consent'),
});
const texts =
  (t: Translate<'own-account'>): OwnTexts =>
  (field, { rule }) =>
    field === 'digestDays' && (rule === 'too_few' || rule === 'blank') ? t('digest.noDays') : undefined;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(page);
  const [user, { items }] = await Promise.all([
    api.one(currentUserCalls.show),
    api.list(consentCalls.list, { filter: { kind_eq: 'digest' }, page: { size: 1 } }),
  ]);
  const standing = items.find(({ withdrawnAt }) => withdrawnAt === null);
  return {
    days: user.digestDays,
    consent: standing ? { givenAt: standing.givenAt, text: standing.consentText } : null,
    formKey: newFormKey(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  const t = wordsOf(given.locale, 'own-account');
  const done = (title: string) =>
    redirect(url.pathname, {
      status: 303,
      headers: { 'set-cookie': flashToast({ color: 'success', title }) },
    });
  if (form.get('about') === 'stop') {
    await given.api.send(currentUserCalls.update, { body: { digestDays: [] } });
    return done(t('digest.stopped'));
  }
  const schema = digestSchema(form.get('about') === 'days');
  const answer = await answerForm(given, form, {
    schema,
    labels: labels(t),
    texts: texts(t),
    send: async ({ digestDays, ...consent }) => {
      const body = { ...consent, digestDays: digestDays.map(Number) };
      await given.api.send(currentUserCalls.update, { body });
      return null;
    },
  });
  return answer.data.kind === 'saved' ? done(t('digest.saved')) : answer;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

type Loaded = Route.ComponentProps['loaderData'];
type Answer = Route.ComponentProps['actionData'];

function Days({ days, consent, formKey, answer }: Loaded & { answer: Answer }) {
  const t = useWords('own-account');
  const locale = useLocale();
  const schema = digestSchema(consent !== null);
  const strip = weekdays.map((value) => ({
    value,
    label: t(`digest.long.${value}`),
    short: t(`digest.short.${value}`),
  }));
  const form = useForm({
    schema,
    labels: labels(t),
    texts: texts(t),
    defaultValues: valuesOf(digestForm, { digestDays: days.map(String), digestConsent: false }),
    formKey,
    answer,
    navigates: true,
  });
  return (
    <Form form={form}>
      <input type="hidden" name="about" value={consent ? 'days' : 'begin'} />
      <FormDays name="digestDays" hint={t('digest.daysHint')} days={strip} />
      {!consent && <FormField name="digestConsent" label={digestConsentText[locale]} />}
      <div>
        <SubmitButton>{t(consent ? 'digest.save' : 'digest.begin')}</SubmitButton>
      </div>
    </Form>
  );
}

export default function Digest({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('own-account');
  const { date } = useFormat();
  const { consent } = loaderData;
  const isVisit = useIsVisit();
  return (
    <OwnLayout title={t('digest.title')} lead={t('digest.lead')}>
      <Notice kind="info" title={t('digest.later')}>
        {t('digest.laterText')}
      </Notice>
      <div>
        <Badge kind={consent ? 'active' : 'inactive'}>{t(consent ? 'digest.on' : 'digest.off')}</Badge>
      </div>
      {isVisit && !consent ? (
        <OnlyThemselves what="digest" />
      ) : (
        <Days key={consent?.givenAt} {...loaderData} answer={actionData} />
      )}
      {consent && (
        <Notice
          kind="info"
          title={t('digest.agreed', { date: date(consent.givenAt) })}
          action={
            <PlainForm method="post">
              <input type="hidden" name="about" value="stop" />
              <Button type="submit" kind="line" size="small">
                {t('digest.stop')}
              </Button>
            </PlainForm>
          }
        >
          {consent.text}
        </Notice>
      )}
    </OwnLayout>
  );
}
