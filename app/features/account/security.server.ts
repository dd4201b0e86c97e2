/** What the forms about the extra lock do. Each answers what the screen shows next; nothing of it is kept. */
import { data } from 'react-router';
import { passkeyCalls } from '#contract/calls/passkeys.ts';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { type ApiError, formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { qrSource } from '#app/ui/qr-code.ts';

export type SecurityAnswer =
  /** The secret for an app; `text` is what was wrong with the first code. */
  | { kind: 'setup'; secret: string; qr: string; uri: string; text: string | null; at: number }
  /** Shown this once. */
  | { kind: 'recovery'; codes: string[]; at: number }
  /** For the browser's dialog. */
  | { kind: 'options'; options: string; name: string; at: number };

const never = { headers: { 'cache-control': 'no-store' } };
const answer = (given: SecurityAnswer, status = 200) => data(given, { status, ...never });

const passwordIn = (form: FormData) => ({ currentPassword: formText(form, 'currentPassword') });
const passkeyIn = (form: FormData) => ({ id: formText(form, 'passkey') });

/** Codes that came along are shown; else the screen says what was done. */
const codesOr = ({ now }: Page, codes: string[] | undefined, told: string) =>
  codes?.length ? answer({ kind: 'recovery', codes, at: now.getTime() }) : { told };

/** A wrong first code shows the same secret again. */
async function confirmCodes(page: Page, form: FormData) {
  try {
    const body = { otpCode: formText(form, 'otpCode') };
    const { meta } = await page.api.send(secondFactorCalls.confirmCodes, { body });
    return codesOr(page, meta.recoveryCodes, wordsOf(page.locale, 'account')('lock.codesOn'));
  } catch (error) {
    formErrors(error);
    const { message } = error as ApiError;
    const [secret, uri] = [formText(form, 'secret'), formText(form, 'uri')];
    const at = page.now.getTime();
    return answer({ kind: 'setup', secret, uri, qr: qrSource(uri), text: message, at }, 422);
  }
}

export type SecurityAct =
  | 'codes-begin'
  | 'codes-confirm'
  | 'codes-end'
  | 'recovery-renew'
  | 'passkey-begin'
  | 'passkey-add'
  | 'passkey-name'
  | 'passkey-remove';

/** The table of what is done about codes. */
function codeActions(page: Page) {
  const { api } = page;
  return {
    'codes-begin': async (form) => {
      const { record } = await api.send(secondFactorCalls.beginCodes, { body: passwordIn(form) });
      const { secret, uri } = record;
      return answer({ kind: 'setup', secret, uri, qr: qrSource(uri), text: null, at: page.now.getTime() });
    },
    'codes-confirm': (form) => confirmCodes(page, form),
    'codes-end': async (form) => {
      await api.send(secondFactorCalls.removeCodes, { body: passwordIn(form) });
      return { told: wordsOf(page.locale, 'account')('lock.codesOff') };
    },
    'recovery-renew': async (form) => {
      const { meta } = await api.send(secondFactorCalls.renewRecoveryCodes, { body: passwordIn(form) });
      return codesOr(page, meta.recoveryCodes, '');
    },
  } satisfies Partial<ActTable<SecurityAct, SecurityAnswer>>;
}

/** The table of what is done about codes and passkeys. */
export function securityActions(page: Page): ActTable<SecurityAct, SecurityAnswer> {
  const { api } = page;
  const t = wordsOf(page.locale, 'account');
  return {
    ...codeActions(page),
    'passkey-begin': async (form) => {
      const { record } = await api.send(passkeyCalls.begin, { body: passwordIn(form) });
      const { options } = record;
      return answer({ kind: 'options', options, name: formText(form, 'name'), at: page.now.getTime() });
    },
    'passkey-add': async (form) => {
      const name = formText(form, 'name');
      const body = { name, response: formText(form, 'response') };
      const { meta } = await api.send(passkeyCalls.create, { body });
      return codesOr(page, meta.recoveryCodes, t('lock.passkeyAdded', { name }));
    },
    'passkey-name': async (form) => {
      const body = { name: formText(form, 'name') };
      await api.send(passkeyCalls.update, { params: passkeyIn(form), body });
      return { told: t('lock.passkeyNamed') };
    },
    'passkey-remove': async (form) => {
      await api.send(passkeyCalls.remove, { params: passkeyIn(form), body: passwordIn(form) });
      return { told: t('lock.passkeyRemoved') };
    },
  };
}
