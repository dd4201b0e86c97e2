import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  titles: { write: 'Contact', ask: 'Ask a question', list: 'Questions', show: 'Question' },
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
    lead: 'A person reads your message. You will get the answer by email.',
    topic: 'What is it about?',
    message: 'Your message',
    messageHint: 'Do not write a citizen service number or medical details here',
    copy: 'Send me a copy',
    copyHint: 'To {{email}}',
    send: 'Send',
    sendTo: 'Send to {{name}}',
    there: 'Available: {{when}}',
    found: 'You will find your question and the answer here.',
    done: 'Your question has been sent',
    before: 'What you asked before',
    reads: 'reads and answers this',
    helps: 'This may help',
    help: {
      noAnswer: 'I haven’t had an answer. What now?',
      withdraw: 'I want to withdraw my application',
      change: 'Change my details',
    },
  },
  visitor: {
    name: 'Your name',
    email: 'Your email address',
    emailHint: 'The answer will go here',
    choose: 'Choose a subject',
    website: 'Leave this field empty',
    hasAccount: 'Do you have an account? Then you will also find your question and the answer on the site.',
    signIn: 'Sign in',
    send: 'Send your question',
    sent: {
      title: 'Your question has been sent',
      person: '{{name}} of {{center}} will read it.',
      center: '{{center}} will read it.',
      answer: 'The answer will come by email to {{email}}. Check your spam folder too.',
      more: 'Find volunteer work',
      home: 'To the home page',
    },
  },
  list: {
    title: 'Questions to the centre',
    tabs: 'Questions by status',
    pages: 'Pages of questions',
    none: { open: 'Nobody is waiting. Nice work.', answered: 'Nothing answered yet' },
    noneText: {
      open: 'New questions will appear here.',
      answered: 'Questions that you answer stay here for a year.',
    },
  },
  show: {
    answer: 'Your answer',
    answerHint: 'Sent by email to {{email}} and shown here with the question',
    send: 'Send answer',
    done: 'Your answer has been sent',
    unchecked:
      'Asked without an account. We are not sure whose address {{email}} is, so don’t send anything that isn’t for everyone to know.',
    waits: 'The centre has your question. You will get the answer by email and see it here.',
  },
} satisfies Words<typeof nl>;
