/** A second proof of who signs in: codes of an app, passkeys, and recovery codes for when both are gone. */
import * as z from 'zod/mini';
import { cleanText, moment, text, typedText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Six digits of an app, or a recovery code; spaces and dashes do not matter. */
export const otpCode = () =>
  cleanText(40, (value) => value.replaceAll(/[\s-]/g, '').toLowerCase(), z.minLength(1));

/** The form at signing in that asks for it. */
export const otpForm = z.object({ otpCode: otpCode() });

const currentPassword = () => typedText(1000, z.minLength(1));
/** The form before anything of it is changed: whoever has the screen need not be who has the account. */
export const confirmedByPassword = z.object({ currentPassword: currentPassword() });
/** The same on the wire: an account without a password has none to ask. */
export const withPassword = z.object({ currentPassword: z.optional(z.nullable(currentPassword())) });

const status = z.object({
  /** Since when codes of an app are asked; null when they are not. */
  codesSince: z.nullable(moment()),
  passkeys: z.int(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.int(),
  /** The centre asks it of its staff, and this person is staff. */
  isRequired: z.boolean(),
});
/** How an account is secured; there is one for each person. */
export const secondFactors = resourceContract({
  type: 'second_factors',
  attributes: status,
  /** `keys`: one's passkeys, the oldest first. */
  relationships: { keys: { type: 'passkeys', many: true } },
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
/** `meta` of the answer that gives recovery codes: the only time that they are shown. */
export const recoveryMeta = z.object({ recoveryCodes: z.optional(z.array(z.string())) });

/** A secret for an app, until the first code proves that it arrived there. */
export const oneTimeCodeSetups = resourceContract({
  type: 'one_time_code_setups',
  attributes: z.object({
    /** For typing it in. */
    secret: z.string(),
    /** `otpauth://`, for a QR code. */
    uri: z.string(),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

export const passkeyName = () => text(80);
export const passkeyForm = z.object({ name: passkeyName() });

export const passkeys = resourceContract({
  type: 'passkeys',
  attributes: z.object({
    name: z.string(),
    createdAt: moment(),
    lastUsedAt: z.nullable(moment()),
  }),
  relationships: {},
  abilities: ['update', 'remove'],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});

/** Options for the browser's own dialog, as WebAuthn words them (its JSON is passed on as text). */
export const passkeyOptions = resourceContract({
  type: 'passkey_options',
  attributes: z.object({ options: z.string() }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** What the browser's dialog gave, as JSON text. */
export const passkeyResponse = () => typedText(20_000, z.minLength(2));
/** Body of POST /passkeys. */
export const passkeyCreate = z.object({ name: passkeyName(), response: passkeyResponse() });
