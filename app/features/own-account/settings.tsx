/** Password, devices, language and news (specification, section 2: /profile-edit/settings, title 'Settings'). */
import type { Route } from './+types/settings.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { passkeyCalls } from '#contract/calls/passkeys.ts';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { pageError } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { DataSection } from '#app/features/own-account/parts/data-section.tsx';
import { DevicesSection } from '#app/features/own-account/parts/devices-section.tsx';
import { LanguageSection } from '#app/features/own-account/parts/language-section.tsx';
import { OnlyThemselves, useIsVisit } from '#app/features/own-account/parts/only-themselves.tsx';
import { OwnLayout } from '#app/features/own-account/parts/own-layout.tsx';
import { PasswordSection } from '#app/features/own-account/parts/password-section.tsx';
import { PreferencesSection } from '#app/features/own-account/parts/preferences-section.tsx';
import {
  answerSecurity,
  type SecurityAnswer,
} from '#app/features/own-account/parts/security-deeds.server.ts';
import { SecuritySection } from '#app/features/own-account/parts/security-section.tsx';
import {
  changeLanguage,
  changePassword,
  changePreferences,
  endDevice,
  endOtherDevices,
} from '#app/features/own-account/parts/settings-deeds.server.ts';
import { isSecured, shownKinds } from '#app/features/own-account/parts/shown-kinds.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, actor, center, locale } = context.get(page);
  const [user, devices, lock, keys] = await Promise.all([
    api.one(currentUserCalls.show),
    api.list(sessionCalls.list),
    api.one(secondFactorCalls.show),
    api.list(passkeyCalls.list),
  ]);
  const kinds = shownKinds(actor);
  return {
    preferences: (user.notificationPreferences ?? []).filter(({ kind }) => kinds.includes(kind)),
    email: user.email,
    devices: devices.items,
    lock,
    keys: keys.items,
    // Anybody may have a passkey. Whoever has codes keeps them, also when they are staff no longer.
    hasCodes: isSecured(actor) || lock.isRequired || lock.codesSince !== null,
    locale: center.locales.includes(user.locale) ? user.locale : locale,
    locales: center.locales,
    passwordKey: newFormKey(),
    newsKey: newFormKey(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  const secured = await answerSecurity(given, form, url);
  if (secured) return secured;
  switch (form.get('about')) {
    case 'password':
      return changePassword(given, form);
    case 'news':
      return changePreferences(given, form);
    case 'language':
      return changeLanguage(given, form, url);
    case 'end-device':
      return endDevice(given, form, url);
    case 'end-others':
      return endOtherDevices(given, url);
    default:
      throw pageError(404, 'Not found');
  }
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

/** Without script one answer comes for all forms of the page; its fields say whose it is. */
const isOf = (answer: FormAnswer | undefined, field: string): boolean =>
  answer !== undefined && 'values' in answer && field in answer.values;

const lockKinds: readonly string[] = ['setup', 'recovery', 'options', 'lockRefused'];
const isOfLock = (answer: FormAnswer | SecurityAnswer | undefined): answer is SecurityAnswer =>
  answer !== undefined && lockKinds.includes(answer.kind);

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('own-account');
  const { preferences, email, devices, locale, locales, passwordKey, newsKey, lock, keys, hasCodes } =
    loaderData;
  const isVisit = useIsVisit();
  const given = actionData as FormAnswer | SecurityAnswer | undefined;
  const answer = isOfLock(given) ? undefined : given;
  return (
    <OwnLayout title={t('settings.title')} lead={t('settings.lead')}>
      {isVisit ? (
        <OnlyThemselves what="security" />
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
            answer={isOfLock(given) ? given : undefined}
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
      {!isVisit && <DataSection />}
    </OwnLayout>
  );
}
