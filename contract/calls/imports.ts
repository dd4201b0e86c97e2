/** The calls of imports. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { importMeta, importRun, importUpdate, imports } from '../imports.ts';

export const importCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/imports',
    summary: 'Send a file of people (multipart, field `file`), CSV or Excel; nobody is added yet',
    answers: imports,
    creates: true,
    takesFile: true,
    body: { type: 'flat', schema: z.object({}) },
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/imports/:id',
    summary: 'One’s own file, for a day: its columns and what they are guessed to hold',
    answers: imports,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/imports/:id',
    summary: 'Say what each column holds; null is not brought in',
    answers: imports,
    body: {
      type: 'imports',
      schema: importUpdate,
      // Said by bringing it in, not by a change.
      elsewhere: ['status', 'rowCount', 'added', 'existing', 'duplicates', 'refused', 'isInviting'],
    },
  }),
  run: call({
    method: 'POST',
    path: '/api/v1/imports/:id/run',
    summary: 'Add everybody who can be added, or try it first; `meta.report` has a row for each',
    answers: imports,
    meta: importMeta,
    body: { type: 'flat', schema: importRun },
  }),
  report: call({
    method: 'GET',
    path: '/api/v1/imports/:id/report',
    summary: 'What becomes of each row, or became of it, as a file for a spreadsheet',
    answers: imports,
    file: 'text/csv; charset=utf-8',
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/imports/:id',
    summary: 'Throw the file away; whom it brought in stays',
    answers: imports,
    isSilent: true,
  }),
};
