/** The calls of feeds of vacancies. */
import { call } from '../call.ts';
import { vacancyFeedCreate, vacancyFeedMeta, vacancyFeeds, vacancyFeedUpdate } from '../vacancy-feeds.ts';

const all = '/api/v1/vacancy_feeds';
const one = '/api/v1/vacancy_feeds/:id';

export const vacancyFeedCalls = {
  list: call({
    method: 'GET',
    path: all,
    summary: 'Addresses that the vacancies of organisations are read from every hour',
    answers: vacancyFeeds,
    list: vacancyFeeds,
    can: ['create'],
  }),
  create: call({
    method: 'POST',
    path: all,
    summary: 'Add an address; it is read at once',
    answers: vacancyFeeds,
    creates: true,
    isIdempotent: true,
    body: { type: 'vacancy_feeds', schema: vacancyFeedCreate },
  }),
  show: call({
    method: 'GET',
    path: one,
    summary: 'One address, with what became of the last times that it was read',
    answers: vacancyFeeds,
    meta: vacancyFeedMeta,
  }),
  update: call({
    method: 'PATCH',
    path: one,
    summary: 'Change the address, what its new vacancies become, or who hears of failures',
    answers: vacancyFeeds,
    body: {
      type: 'vacancy_feeds',
      schema: vacancyFeedUpdate,
      // Said by pausing and resuming, not by a change.
      elsewhere: ['status'],
    },
  }),
  read: call({
    method: 'POST',
    path: `${one}/read`,
    summary: 'Read it now, by a job',
    answers: vacancyFeeds,
  }),
  pause: call({
    method: 'POST',
    path: `${one}/pause`,
    summary: 'Read it no more until it is resumed; its vacancies stay as they are',
    answers: vacancyFeeds,
  }),
  resume: call({
    method: 'POST',
    path: `${one}/resume`,
    summary: 'Read it again, every hour from now on',
    answers: vacancyFeeds,
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Take the address away; the vacancies that came from it stay',
    answers: vacancyFeeds,
    isSilent: true,
  }),
};
