/** The calls of setting the product up. */
import { call } from '../call.ts';
import { firstAdminCreate, firstAdminLink, firstAdmins } from '../first-admins.ts';

export const firstAdminCalls = {
  check: call({
    method: 'POST',
    path: '/api/v1/first_admins/check',
    summary: 'What the link that the start prints is for, while there is no admin',
    answers: firstAdmins,
    body: { type: 'flat', schema: firstAdminLink },
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/first_admins',
    summary: 'Make the first admin, and the first centre where there is none',
    answers: firstAdmins,
    creates: true,
    body: { type: 'first_admins', schema: firstAdminCreate },
  }),
};
