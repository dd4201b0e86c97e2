import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  visit: {
    title: 'Only {{name}} can do this',
    text: 'You are signed in as this person. People remove their account themselves.',
  },
  ask: {
    title: 'Remove your account',
    lead: 'We’ll send you an email with a button. That way we know it’s you. Nothing changes yet.',
    email: 'Email address',
    button: 'Send me the email',
    asked: 'Check your email',
    askedText:
      'If there is an account for {{email}}, you’ll get an email with a button. The button works for a day. Nothing there? Check your spam folder too.',
    own: 'The email goes to {{email}}.',
    askedOwn:
      'We have sent an email with a button to {{email}}. The button works for a day. Nothing there? Check your spam folder too.',
    again: 'Another address',
    download: 'Would you like to keep your data first? Download it from your profile.',
  },
  press: {
    title: 'Remove your account now?',
    lead: 'This cannot be undone. If you would like to join in again later, you’ll have to create a new account.',
    button: 'Remove my account',
    busy: 'Your account is being removed',
    keep: 'No, I am staying',
  },
  goes: {
    title: 'What we delete',
    account: 'Your name, email address, phone number and password',
    applications: 'What you wrote in your applications. We’ll withdraw any that are still open',
    notes: 'Notes that staff made about you',
    mails: 'Emails we sent you, and your notifications',
  },
  stays: {
    title: 'What stays, without your name',
    figures:
      'That somebody applied, when, and how it ended. The centre uses this to count how many people take part',
    record: 'What happened on the website. The centre must be able to show that it works with care',
    organization: 'Details of your organisation. They are not yours alone',
  },
  refused: {
    usedTitle: 'This button has been used',
    usedText: 'Your account has probably been removed already.',
    expiredTitle: 'This button no longer works',
    expiredText: 'It worked for a day. Ask for a new email.',
    unknownTitle: 'We don’t recognise this link',
    unknownText: 'Perhaps it was not copied completely. Ask for a new email.',
    successorTitle: 'Who takes over?',
    successorText:
      'You are the only one in charge. Name somebody else first, so that everything keeps running when you leave.',
    again: 'Ask for a new email',
  },
  removed: {
    title: 'Your account has been removed',
    text: 'Your name and data are gone. You’ll get one more email to confirm it, and we won’t keep that one either.',
    thanks: 'Thank you for taking part. You are always welcome back.',
    home: 'To the home page',
    search: 'View vacancies',
  },
} satisfies Words<typeof nl>;
