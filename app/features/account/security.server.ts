/** What the forms about the extra lock do. Each answers what the screen shows next; nothing of it is kept. */
import { data } from 'react-router';
import { renderSVG } from 'uqr';
import { passkeyCalls } from '#contract/calls/passkeys.ts';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { ApiError, formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { doneAt } from '#app/features/account/settings.server.ts';
import { actName } from '#app/forms/act-answer.ts';
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

const qrOf = (uri: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2, whiteColor: '#fff', blackColor: '#000' }))}`;

const never = { headers: { 'cache-control': 'no-store' } };
const answer = (given: SecurityAnswer, status = 200) => data(given, { status, ...never });

type Action = (page: Page, form: FormData, url: URL) => Promise<ReturnType<typeof answer> | Response>;

const passwordIn = (form: FormData) => ({ currentPassword: formText(form, 'currentPassword') });

/** Codes that came along are shown; else the screen says what was done. */
function codesPage(page: Page, url: URL, codes: string[] | undefined, title: string) {
  return codes?.length ? answer({ kind: 'recovery', codes, at: page.now.getTime() }) : doneAt(url, title);
}

const beginCodes: Action = async (page, form) => {
  const { record } = await page.api.send(secondFactorCalls.beginCodes, { body: passwordIn(form) });
  const { secret, uri } = record;
  return answer({ kind: 'setup', secret, uri, qr: qrOf(uri), text: null, at: page.now.getTime() });
};

/** A wrong first code shows the same secret again. */
const confirmCodes: Action = async (page, form, url) => {
  try {
    const body = { otpCode: formText(form, 'otpCode') };
    const { meta } = await page.api.send(secondFactorCalls.confirmCodes, { body });
    return codesPage(page, url, meta.recoveryCodes, wordsOf(page.locale, 'account')('lock.codesOn'));
  } catch (error) {
    formErrors(error);
    const { message } = error as ApiError;
    const [secret, uri] = [formText(form, 'secret'), formText(form, 'uri')];
    const at = page.now.getTime();
    return answer({ kind: 'setup', secret, uri, qr: qrOf(uri), text: message, at }, 422);
  }
};

const endCodes: Action = async (page, form, url) => {
  await page.api.send(secondFactorCalls.removeCodes, { body: passwordIn(form) });
  return doneAt(url, wordsOf(page.locale, 'account')('lock.codesOff'));
};

const renewRecovery: Action = async (page, form, url) => {
  const { meta } = await page.api.send(secondFactorCalls.renewRecoveryCodes, { body: passwordIn(form) });
  return codesPage(page, url, meta.recoveryCodes, '');
};

const beginPasskey: Action = async (page, form) => {
  const { record } = await page.api.send(passkeyCalls.begin, { body: passwordIn(form) });
  return answer({
    kind: 'options',
    options: record.options,
    name: formText(form, 'name'),
    at: page.now.getTime(),
  });
};

const addPasskey: Action = async (page, form, url) => {
  const name = formText(form, 'name');
  const body = { name, response: formText(form, 'response') };
  const { meta } = await page.api.send(passkeyCalls.create, { body });
  const title = wordsOf(page.locale, 'account')('lock.passkeyAdded', { name });
  return codesPage(page, url, meta.recoveryCodes, title);
};

const renamePasskey: Action = async (page, form, url) => {
  const params = { id: formText(form, 'passkey') };
  await page.api.send(passkeyCalls.update, { params, body: { name: formText(form, 'name') } });
  return doneAt(url, wordsOf(page.locale, 'account')('lock.passkeyNamed'));
};

const removePasskey: Action = async (page, form, url) => {
  const params = { id: formText(form, 'passkey') };
  await page.api.send(passkeyCalls.remove, { params, body: passwordIn(form) });
  return doneAt(url, wordsOf(page.locale, 'account')('lock.passkeyRemoved'));
};

const actions = new Map<string, Action>(
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
  const about = formText(form, actName);
  const action = actions.get(about);
  if (!action) return null;
  try {
    return await action(page, form, url);
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
