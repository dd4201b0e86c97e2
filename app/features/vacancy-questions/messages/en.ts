import type nl from './nl.ts';

export default {
  titles: { ask: 'Ask a question first' },
  about: 'A question about {{title}}',
  where: 'Where you are',
  back: 'Back to the vacancy',
  lead: {
    contact: 'Not sure yet? Ask {{name}}. No strings attached.',
    nobody: 'Not sure yet? Just ask. No strings attached.',
  },
  question: 'Your question',
  questionHint: 'Don’t write a citizen service number or medical details here',
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'This is where the answer goes',
  website: 'Leave this field empty',
  send: 'Send your question',
  passedOn: 'We email your question, with your name and email address. It does not appear on the site.',
  sent: {
    title: 'Your question has been sent',
    contact: 'It went to {{name}} at {{organization}}.',
    contactUnnamed: 'It went to the contact of this vacancy.',
    organization: 'It went to {{organization}}.',
    center: 'It went to the volunteer centre, which will take it from there.',
    answer: 'The answer will come by email to {{email}}. Check your junk mail too.',
    more: 'Keep looking',
  },
} satisfies typeof nl;
