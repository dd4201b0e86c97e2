/** The calls of forms: staff of a centre and of organisations make them, and everybody who has the address of one that is online reads it. */
import { call } from '../call.ts';
import * as z from 'zod/mini';
import { formCreate, formListMeta, forms, formUpdate, onlineForms } from '../forms.ts';

const all = '/api/v1/forms';
const one = '/api/v1/forms/:id';

export const formCalls = {
  list: call({
    method: 'GET',
    path: all,
    summary: 'Forms that the reader keeps: of the whole centre, or of their organisation, in every state',
    answers: forms,
    list: { ...forms, parameters: { uses: z.literal('true') } },
    can: ['create', 'putInPages'],
    meta: formListMeta,
  }),
  show: call({
    method: 'GET',
    path: one,
    summary: 'One form with its questions and how often it was filled in',
    answers: forms,
  }),
  bySlug: call({
    method: 'GET',
    path: '/api/v1/forms/by_slug/:slug',
    summary: 'A form that is online or was closed, by its address',
    answers: onlineForms,
  }),
  online: call({
    method: 'GET',
    path: `${one}/online`,
    summary: 'A form that is online or was closed, by its id: for a page that it stands in',
    answers: onlineForms,
  }),
  create: call({
    method: 'POST',
    path: all,
    summary: 'Begin a form, which visitors do not see yet',
    answers: forms,
    creates: true,
    isIdempotent: true,
    body: { type: 'forms', schema: formCreate },
  }),
  update: call({
    method: 'PATCH',
    path: one,
    summary: 'Change a form; what was answered before stays as it was asked',
    answers: forms,
    body: {
      type: 'forms',
      schema: formUpdate,
      // Said by publishing and closing, not by a change.
      elsewhere: ['status'],
    },
  }),
  publish: call({
    method: 'POST',
    path: `${one}/publish`,
    summary: 'Let people fill it in',
    answers: forms,
  }),
  close: call({
    method: 'POST',
    path: `${one}/close`,
    summary: 'Let nobody fill it in any more; the answers stay',
    answers: forms,
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Remove a form with all that was answered',
    answers: forms,
    isSilent: true,
  }),
};
