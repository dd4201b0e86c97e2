/** What the forms about the extra lock do. Each answers what the screen shows next; nothing of it is kept. */
import { data } from 'react-router';
import { renderSVG } from 'uqr';
import { oneTimeCodeSetups, passkeyOptions, passkeys } from '#contract/second-factors.ts';
import { documentOf } from '#app/api/client.ts';
import { ApiError, formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { doneAt } from '#app/features/own-account/parts/settings-deeds.server.ts';
import { formText } from '#app/forms/form-text.ts';

export type SecurityAnswer =
  /** The secret for an app; `text` is what was wrong with the first code. */
  | { kind: 'setup'; secret: string; qr: string; uri: string; text: string | null; at: number }
  /** Shown this once. */
  | { kind: 'recovery'; codes: string[]; at: number }
  /** For the browser's dialog. */
  | { kind: 'options'; options: string; name: string; at: number }
  /** `passkey` is the id of the one that it was about, or empty; `name` what was typed as its name. */
  | { kind: 'lockRefused'; about: string; passkey: string; name: string; text: string; at: number };

const codes = '/api/v1/current_user/one_time_codes';

const qrOf = (uri: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2, whiteColor: '#fff', blackColor: '#000' }))}`;

const never = { headers: { 'cache-control': 'no-store' } };
const answer = (given: SecurityAnswer, status = 200) => data(given, { status, ...never });

const recoveryIn = (meta: Record<string, unknown> | undefined): string[] =>
  (meta?.['recovery_codes'] as string[] | undefined) ?? [];

type Deed = (page: Page, form: FormData, url: URL) => Promise<ReturnType<typeof answer> | Response>;

/** Codes that came along are shown; else the screen says what was done. */
function shown(page: Page, url: URL, found: string[], title: string) {
  return found.length > 0
    ? answer({ kind: 'recovery', codes: found, at: page.now.getTime() })
    : doneAt(url, title);
}

const beginCodes: Deed = async (page, form) => {
  const currentPassword = formText(form, 'currentPassword');
  const { secret, uri } = await page.api.post(oneTimeCodeSetups, codes, { currentPassword });
  return answer({ kind: 'setup', secret, uri, qr: qrOf(uri), text: null, at: page.now.getTime() });
};

/** A wrong first code shows the same secret again. */
const confirmCodes: Deed = async (page, form, url) => {
  try {
    const { meta } = await page.api.tell(`${codes}/confirm`, { otp_code: formText(form, 'otpCode') });
    return shown(page, url, recoveryIn(meta), wordsOf(page.locale, 'own-account')('lock.codesOn'));
  } catch (error) {
    formErrors(error);
    const { message } = error as ApiError;
    const [secret, uri] = [formText(form, 'secret'), formText(form, 'uri')];
    const at = page.now.getTime();
    return answer({ kind: 'setup', secret, uri, qr: qrOf(uri), text: message, at }, 422);
  }
};

const endCodes: Deed = async (page, form, url) => {
  await page.api.delete(codes, { current_password: formText(form, 'currentPassword') });
  return doneAt(url, wordsOf(page.locale, 'own-account')('lock.codesOff'));
};

const renewRecovery: Deed = async (page, form, url) => {
  const body = documentOf('second_factors', { currentPassword: formText(form, 'currentPassword') });
  const { meta } = await page.api.tell('/api/v1/current_user/recovery_codes', body);
  return shown(page, url, recoveryIn(meta), '');
};

const beginPasskey: Deed = async (page, form) => {
  const currentPassword = formText(form, 'currentPassword');
  const { options } = await page.api.post(passkeyOptions, '/api/v1/passkeys/options', { currentPassword });
  return answer({ kind: 'options', options, name: formText(form, 'name'), at: page.now.getTime() });
};

const addPasskey: Deed = async (page, form, url) => {
  const name = formText(form, 'name');
  const body = documentOf('passkeys', { name, response: formText(form, 'response') });
  const { meta } = await page.api.tell('/api/v1/passkeys', body);
  return shown(
    page,
    url,
    recoveryIn(meta),
    wordsOf(page.locale, 'own-account')('lock.passkeyAdded', { name }),
  );
};

const pathOf = (form: FormData) => `/api/v1/passkeys/${encodeURIComponent(formText(form, 'passkey'))}`;

const renamePasskey: Deed = async (page, form, url) => {
  await page.api.patch(passkeys, pathOf(form), { name: formText(form, 'name') });
  return doneAt(url, wordsOf(page.locale, 'own-account')('lock.passkeyNamed'));
};

const removePasskey: Deed = async (page, form, url) => {
  await page.api.delete(pathOf(form), { current_password: formText(form, 'currentPassword') });
  return doneAt(url, wordsOf(page.locale, 'own-account')('lock.passkeyRemoved'));
};

const deeds = new Map<string, Deed>(
  Object.entries({
    'codes-begin': beginCodes,
    'codes-confirm': confirmCodes,
    'codes-end': endCodes,
    'recovery-renew': renewRecovery,
    'passkey-begin': beginPasskey,
    'passkey-add': addPasskey,
    'passkey-name': renamePasskey,
    'passkey-remove': removePasskey,
  }),
);

/** Null when the form is about something else. */
export async function answerSecurity(page: Page, form: FormData, url: URL) {
  const about = formText(form, 'about');
  const deed = deeds.get(about);
  if (!deed) return null;
  try {
    return await deed(page, form, url);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    formErrors(error);
    const typed = { passkey: formText(form, 'passkey'), name: formText(form, 'name') };
    return answer(
      { kind: 'lockRefused', about, ...typed, text: error.message, at: page.now.getTime() },
      error.status,
    );
  }
}
