/** The calls of uploads. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { fileListMeta, uploadUpdate, uploads } from '../uploads.ts';

export const uploadCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/uploads',
    summary: 'The files of the centre, for who keeps them, with where each is shown',
    answers: uploads,
    list: { ...uploads, parameters: { facets: z.literal('true') } },
    can: ['create'],
    meta: fileListMeta,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/uploads',
    summary:
      'Send a picture (multipart, field `file`), PNG, JPEG or WebP; who keeps the files of the centre also a PDF or an office file',
    answers: uploads,
    creates: true,
    takesFile: true,
    isIdempotent: true,
    body: { type: 'flat', schema: uploadUpdate },
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/uploads/:id',
    summary: 'What is known of a picture',
    answers: uploads,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/uploads/:id',
    summary: 'Say what is on a picture',
    answers: uploads,
    body: { type: 'uploads', schema: uploadUpdate },
  }),
  replace: call({
    method: 'POST',
    path: '/api/v1/uploads/:id/replace',
    summary:
      'Put another file (multipart, field `file`) in its place, wherever it is shown: a picture for a picture',
    answers: uploads,
    takesFile: true,
    body: { type: 'flat', schema: z.object({}) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/uploads/:id',
    summary: 'Remove a file of the centre; refused while it is shown anywhere, with where that is',
    answers: uploads,
    isSilent: true,
  }),
};
