import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  titles: { write: 'Contact', list: 'Questions', show: 'Question' },
  trail: 'Where you are',
  topics: {
    vacancies: 'A vacancy or application',
    account: 'My account',
    activities: 'An activity or workshop',
    complaints: 'A complaint or report',
    general: 'Something else',
  },
  status: { open: 'Waiting for an answer', answered: 'Answered' },
  write: {
    title: 'What can we help you with?',
    lead: 'Your message goes to a person. You will get an answer within two working days.',
    topic: 'What is it about?',
    message: 'Your message',
    messageHint: 'Do not write a citizen service number or medical details here',
    copy: 'Send me a copy',
    copyHint: 'To {{email}}',
    send: 'Send',
    found: 'You will find your question and the answer here.',
    done: 'Your question has been sent',
    before: 'What you asked before',
    reads: 'reads and answers this',
    helps: 'Maybe this helps already',
    help: {
      noAnswer: 'I get no answer, what now?',
      withdraw: 'I want to withdraw my application',
      change: 'Change my details',
    },
  },
  list: {
    title: 'Questions to the centre',
    tabs: 'Questions by status',
    pages: 'Pages of questions',
    none: { open: 'Nobody is waiting. Nice work.', answered: 'Nothing answered yet' },
    noneText: {
      open: 'Whoever asks something now will be at the top here.',
      answered: 'Questions that you answer can be found here for a year.',
    },
  },
  show: {
    answer: 'Your answer',
    answerHint: 'Goes by email to {{email}} and stands here with the question',
    send: 'Send answer',
    done: 'Your answer has been sent',
    waits: 'The centre has your question. The answer comes by email and will be here as well.',
  },
} satisfies Words<typeof nl>;
