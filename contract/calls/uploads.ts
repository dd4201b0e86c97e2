/** The calls of uploads. */
import { call } from '../call.ts';
import { uploadUpdate, uploads } from '../uploads.ts';

export const uploadCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/uploads',
    summary: 'Send a picture (multipart, field `file`), PNG, JPEG or WebP',
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
};
