/** The calls of applications. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  applicationAccept,
  applicationCreate,
  applicationListMeta,
  applicationReject,
  applicationWithdraw,
  applications,
  openApplicationsAnswer,
  openApplicationsAnswered,
} from '../applications.ts';
import { vacancies } from '../vacancies.ts';
import { challenges } from '../challenges.ts';

export const applicationCalls = {
  challenge: call({
    method: 'GET',
    path: '/api/v1/applications/challenge',
    summary: 'A small sum to do before an application without an account',
    answers: challenges,
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/applications',
    summary: 'Applications that the reader may see',
    answers: applications,
    list: { ...applications, parameters: { facets: z.literal('true') } },
    can: ['decide', 'follow', 'remind'],
    meta: applicationListMeta,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/applications/:id',
    summary: 'One application',
    answers: applications,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/applications',
    summary: 'Apply for a vacancy, with or without an account',
    answers: applications,
    creates: true,
    isIdempotent: true,
    body: { type: 'applications', schema: applicationCreate },
  }),
  accept: call({
    method: 'POST',
    path: '/api/v1/applications/:id/accept',
    summary: 'Accept, with a message if wished',
    answers: applications,
    body: { type: 'flat', schema: applicationAccept },
  }),
  reject: call({
    method: 'POST',
    path: '/api/v1/applications/:id/reject',
    summary: 'Reject with a reason',
    answers: applications,
    body: { type: 'flat', schema: applicationReject },
  }),
  remind: call({
    method: 'POST',
    path: '/api/v1/applications/:id/remind',
    summary: 'Remind the organisation of an application that waits for its answer',
    answers: applications,
  }),
  answerOpen: call({
    method: 'POST',
    path: '/api/v1/vacancies/:id/answer_applications',
    summary: 'Tell everybody who waits that nobody more is looked for, with three vacancies like it',
    answers: vacancies,
    meta: openApplicationsAnswered,
    body: { type: 'flat', schema: openApplicationsAnswer },
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/v1/applications/:id/withdraw',
    summary: 'Take back one’s own application',
    answers: applications,
    body: { type: 'flat', schema: applicationWithdraw },
  }),
};
