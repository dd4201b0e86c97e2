/** On which days the periodic mail comes, after an active yes (specification, section 2: /profile-edit/periodieke-mail). */
import type { Route } from './+types/digest.ts';
import { consentCalls } from '#contract/calls/consents.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { digestConsentText } from '#contract/consent-texts.ts';
import { digestForm, digestSchema } from '#contract/account.ts';
import { pageContext } from '#app/api/page-context.ts';
import {
  NotWhileImpersonating,
  useIsImpersonating,
} from '#app/features/account/components/not-while-impersonating.tsx';
import { AccountLayout } from '#app/features/account/components/account-layout.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { OwnTexts } from '#app/forms/check-values.ts';
import { daysOf } from '#app/forms/form-days.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { actIn, actName, ownAnswer } from '#app/forms/act-answer.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords, type Translate } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Notice } from '#app/ui/notice.tsx';

const Field = fieldOf<typeof digestForm>();
const DayStrip = daysOf<typeof digestForm>();

const Act = actFormOf<'stop'>();
const Press = actButtonOf<'stop'>();

const labels = (t: Translate<'account'>) => ({
  digestDays: t('digest.days'),
  digestConsent: t('digest.consent'),
});
const texts =
  (t: Translate<'account'>): OwnTexts =>
  (field, { rule }) =>
    field === 'digestDays' && (rule === 'too_few' || rule === 'blank') ? t('digest.noDays') : undefined;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
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
  const page = context.get(pageContext);
  const form = await readForm(request);
  const t = wordsOf(page.locale, 'account');
  if (actIn(form) === 'stop')
    return answerActions(page, form, url.pathname, {
      stop: async () => {
        await page.api.send(currentUserCalls.update, { body: { digestDays: [] } });
        return { told: t('digest.stopped') };
      },
    });
  const schema = digestSchema(actIn(form) === 'days');
  const answer = await answerForm(page, form, {
    schema,
    labels: labels(t),
    texts: texts(t),
    send: async ({ digestDays, ...consent }) => {
      const body = { ...consent, digestDays: digestDays.map(Number) };
      await page.api.send(currentUserCalls.update, { body });
      return null;
    },
  });
  return answer.data.kind === 'saved' ? goOn(url.pathname, { told: t('digest.saved') }) : answer;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

type Loaded = Route.ComponentProps['loaderData'];
type Answer = FormAnswer | undefined;

function Days({ days, consent, formKey, answer }: Loaded & { answer: Answer }) {
  const t = useWords('account');
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
      <input type="hidden" name={actName} value={consent ? 'days' : 'begin'} />
      <DayStrip name="digestDays" hint={t('digest.daysHint')} days={strip} />
      {!consent && <Field name="digestConsent" label={digestConsentText[locale]} />}
      <div>
        <SubmitButton>{t(consent ? 'digest.save' : 'digest.begin')}</SubmitButton>
      </div>
    </Form>
  );
}

export default function Digest({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('account');
  const { date } = useFormat();
  const { consent } = loaderData;
  const isImpersonating = useIsImpersonating();
  return (
    <AccountLayout title={t('digest.title')} lead={t('digest.lead')}>
      <Notice kind="info" title={t('digest.later')}>
        {t('digest.laterText')}
      </Notice>
      <div>
        <Badge kind={consent ? 'active' : 'inactive'}>{t(consent ? 'digest.on' : 'digest.off')}</Badge>
      </div>
      {isImpersonating && !consent ? (
        <NotWhileImpersonating what="digest" />
      ) : (
        <Days key={consent?.givenAt} {...loaderData} answer={ownAnswer(actionData)} />
      )}
      {consent && (
        <Notice
          kind="info"
          title={t('digest.agreed', { date: date(consent.givenAt) })}
          action={
            <Act act="stop">
              <Press kind="line" size="small">
                {t('digest.stop')}
              </Press>
            </Act>
          }
        >
          {consent.text}
        </Notice>
      )}
    </AccountLayout>
  );
}
