/** The calls of data downloads. */
import { call } from '../call.ts';
import { dataDownloads } from '../data-downloads.ts';

export const dataDownloadCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/data_downloads',
    summary: 'Files of one’s own data, newest first',
    answers: dataDownloads,
    list: dataDownloads,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/data_downloads',
    summary: 'Ask for a file of all one’s own data; a mail says when it is there',
    answers: dataDownloads,
    creates: true,
  }),
  file: call({
    method: 'GET',
    path: '/api/v1/data_downloads/:id/file',
    summary: 'The file itself, until a day after it was made',
    answers: dataDownloads,
    file: 'application/zip',
  }),
};
