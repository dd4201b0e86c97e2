/** The calls of questions to the centre. */
import { call } from '../call.ts';
import {
  contactMessageAnswer,
  contactMessageAssign,
  contactMessageCreate,
  contactMessages,
  visitorMessageCreate,
  visitorMessages,
} from '../contact-messages.ts';

export const contactMessageCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/contact_messages',
    summary: 'Questions to the centre: one’s own, for its staff all',
    answers: contactMessages,
    list: contactMessages,
    can: ['create', 'answer'],
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/contact_messages/:id',
    summary: 'One of the questions',
    answers: contactMessages,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/contact_messages',
    summary: 'Ask the centre something; who answers for the topic gets a mail',
    answers: contactMessages,
    creates: true,
    isIdempotent: true,
    body: { type: 'contact_messages', schema: contactMessageCreate },
  }),
  createByVisitor: call({
    method: 'POST',
    path: '/api/v1/contact_messages/by_visitor',
    summary: 'Ask the centre something without an account; the answer comes by mail',
    answers: visitorMessages,
    isIdempotent: true,
    body: { type: 'visitor_messages', schema: visitorMessageCreate },
  }),
  answer: call({
    method: 'PUT',
    path: '/api/v1/contact_messages/:id/answer',
    summary: 'Answer a question; whoever asked gets it by mail',
    answers: contactMessages,
    body: { type: 'contact_messages', schema: contactMessageAnswer },
  }),
  assign: call({
    method: 'PUT',
    path: '/api/v1/contact_messages/:id/assignee',
    summary: 'Take a question, give it to a colleague, who is told, or put it back',
    answers: contactMessages,
    body: { type: 'contact_messages', schema: contactMessageAssign },
  }),
};
