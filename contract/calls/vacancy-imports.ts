/** The calls of files of vacancies. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  vacancyImportCheck,
  vacancyImportMeta,
  vacancyImports,
  vacancyImportUpdate,
} from '../vacancy-imports.ts';

const one = '/api/v1/vacancy_imports/:id';
const nothing = { type: 'flat', schema: z.object({}) } as const;

export const vacancyImportCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/vacancy_imports',
    summary: 'Files of vacancies that the centre brought in, brings in or may bring in yet, the newest first',
    answers: vacancyImports,
    list: vacancyImports,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/vacancy_imports',
    summary: 'Send a file of vacancies (multipart, field `file`), CSV or Excel; nothing is added yet',
    answers: vacancyImports,
    creates: true,
    takesFile: true,
    body: nothing,
  }),
  show: call({
    method: 'GET',
    path: one,
    summary: 'A file of vacancies: its columns, how far it is and what became of it',
    answers: vacancyImports,
  }),
  update: call({
    method: 'PATCH',
    path: one,
    summary:
      'Say where the rows come from and what each column holds; remembered for the next file of that source',
    answers: vacancyImports,
    body: {
      type: 'vacancy_imports',
      schema: vacancyImportUpdate,
      // Said by bringing it in, not by a change.
      elsewhere: [
        'status',
        'rowCount',
        'progress',
        'isStopping',
        'added',
        'changed',
        'unchanged',
        'refused',
        'leftOut',
        'organizationsAdded',
        'startedAt',
        'endedAt',
      ],
    },
  }),
  check: call({
    method: 'POST',
    path: `${one}/check`,
    summary: 'Say what would become of each row, without changing anything',
    answers: vacancyImports,
    meta: vacancyImportMeta,
    body: { type: 'flat', schema: vacancyImportCheck },
  }),
  start: call({
    method: 'POST',
    path: `${one}/start`,
    summary: 'Bring in every row that can be, by a job: all of them or, when it stops or fails, none',
    answers: vacancyImports,
    body: nothing,
  }),
  stop: call({
    method: 'POST',
    path: `${one}/stop`,
    summary: 'Stop the job that brings it in; then nothing has changed',
    answers: vacancyImports,
    body: nothing,
  }),
  report: call({
    method: 'GET',
    path: `${one}/report`,
    summary: 'What becomes of each row, or became of it, as a file for a spreadsheet',
    answers: vacancyImports,
    file: 'text/csv; charset=utf-8',
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Throw the file away; the vacancies that it brought in stay',
    answers: vacancyImports,
    isSilent: true,
  }),
};
