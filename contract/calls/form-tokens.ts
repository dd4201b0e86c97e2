/** The calls of links by which one person fills a form in. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { formTokenCreate, formTokenMeta, formTokens } from '../form-tokens.ts';
import { forms, onlineForms } from '../forms.ts';

const one = '/api/v1/form_tokens/:id';
const nothing = { type: 'flat', schema: z.object({}) } as const;

export const formTokenCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/form_tokens',
    summary: 'Who was asked to fill a form of this centre in',
    answers: formTokens,
    list: formTokens,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/forms/:id/tokens',
    summary: 'Ask people to fill a form in: each is mailed a link of their own',
    answers: forms,
    isIdempotent: true,
    body: { type: 'form_tokens', schema: formTokenCreate },
    meta: formTokenMeta,
  }),
  send: call({
    method: 'POST',
    path: `${one}/send`,
    summary: 'Mail somebody a new link; the one before stops working',
    answers: formTokens,
    body: nothing,
  }),
  withdraw: call({
    method: 'POST',
    path: `${one}/withdraw`,
    summary: 'Stop a link; what was filled in by it stays',
    answers: formTokens,
    body: nothing,
  }),
  form: call({
    method: 'GET',
    path: '/api/v1/forms/by_token/:token',
    summary: 'A form that is online or was closed, for whoever has a link of their own to it',
    answers: onlineForms,
  }),
};
