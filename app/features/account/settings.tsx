/** Password, devices, language and news (specification, section 2: /profile-edit/settings, title 'Settings'). */
import type { Route } from './+types/settings.ts';
import { consentCalls } from '#contract/calls/consents.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { pageContext } from '#app/api/page-context.ts';
import { DataSection } from '#app/features/account/components/settings/data-section.tsx';
import { DevicesSection } from '#app/features/account/components/settings/devices-section.tsx';
import { KeepingSection } from '#app/features/account/components/settings/keeping-section.tsx';
import { LanguageSection } from '#app/features/account/components/settings/language-section.tsx';
import {
  NotWhileImpersonating,
  useIsImpersonating,
} from '#app/features/account/components/not-while-impersonating.tsx';
import { AccountLayout } from '#app/features/account/components/account-layout.tsx';
import { PasswordSection } from '#app/features/account/components/settings/password-section.tsx';
import { PreferencesSection } from '#app/features/account/components/settings/preferences-section.tsx';
import { securityActions, type SecurityAnswer } from '#app/features/account/security.server.ts';
import { SecuritySection } from '#app/features/account/components/settings/security-section.tsx';
import { changePassword, changePreferences, settingActions } from '#app/features/account/settings.server.ts';
import {
  isSecured,
  notificationKindsOf,
} from '#app/features/account/components/settings/notification-kinds.ts';
import { actIn, ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, actor, center, locale } = context.get(pageContext);
  const [user, devices, { keys, ...lock }] = await Promise.all([
    api.one(currentUserCalls.show),
    api.list(sessionCalls.list),
    api.one(secondFactorCalls.show, { include: ['keys'] }),
  ]);
  // What was agreed to is asked for whoever agreed.
  const yeses =
    user.keepsApplications === 'all'
      ? await api.list(consentCalls.list, { filter: { kind_eq: 'keep_applications' }, page: { size: 1 } })
      : undefined;
  const kinds = notificationKindsOf(actor);
  return {
    preferences: (user.notificationPreferences ?? []).filter(({ kind }) => kinds.includes(kind)),
    keepsApplications: user.keepsApplications ?? 'none',
    agreed: yeses?.items[0] ?? null,
    email: user.email,
    devices: devices.items,
    lock,
    keys,
    // Anybody may have a passkey. Whoever has codes keeps them, also when they are staff no longer.
    hasCodes: isSecured(actor) || lock.isRequired || lock.codesSince !== null,
    locale: center.locales.includes(user.locale) ? user.locale : locale,
    locales: center.locales,
    passwordKey: newFormKey(),
    newsKey: newFormKey(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  switch (actIn(form)) {
    case 'password':
      return changePassword(page, form);
    case 'news':
      return changePreferences(page, form);
    default:
      return answerActions(page, form, url.pathname, {
        ...securityActions(page),
        ...settingActions(page, url),
      });
  }
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Without script one answer comes for all forms of the page; its fields say whose it is. */
const isOf = (answer: FormAnswer | undefined, field: string): boolean =>
  answer !== undefined && 'values' in answer && field in answer.values;

const lockKinds: readonly string[] = ['setup', 'recovery', 'options'];
const isOfLock = (answer: FormAnswer | SecurityAnswer | undefined): answer is SecurityAnswer =>
  answer !== undefined && lockKinds.includes(answer.kind);

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('account');
  const {
    keepsApplications,
    agreed,
    preferences,
    email,
    devices,
    locale,
    locales,
    passwordKey,
    newsKey,
    lock,
    keys,
    hasCodes,
  } = loaderData;
  const isImpersonating = useIsImpersonating();
  const currentAnswer = ownAnswer(actionData) as FormAnswer | SecurityAnswer | undefined;
  const answer = isOfLock(currentAnswer) ? undefined : currentAnswer;
  return (
    <AccountLayout title={t('settings.title')} lead={t('settings.lead')}>
      {isImpersonating ? (
        <NotWhileImpersonating what="security" />
      ) : (
        <>
          <PasswordSection
            email={email}
            formKey={passwordKey}
            answer={isOf(answer, 'password') ? answer : undefined}
          />
          <SecuritySection
            lock={lock}
            keys={keys}
            hasCodes={hasCodes}
            answer={isOfLock(currentAnswer) ? currentAnswer : undefined}
          />
        </>
      )}
      <DevicesSection devices={devices} />
      <LanguageSection locale={locale} locales={locales} />
      <PreferencesSection
        preferences={preferences}
        formKey={newsKey}
        answer={isOf(answer, 'mail') ? answer : undefined}
      />
      <KeepingSection keeps={keepsApplications} agreed={agreed} />
      {!isImpersonating && <DataSection />}
    </AccountLayout>
  );
}
