import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  titles: { add: 'First admin' },
  lead: 'There is no admin yet. Make your account here. This link works once.',
  leadCenter: 'Make your account and open the first centre. After that you sign in. This link works once.',
  you: 'Who are you?',
  center: 'The first centre',
  label: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    password: 'Password',
    centerName: 'Name of the centre',
    centerKey: 'Key',
    hosts: 'Addresses of the site',
  },
  submit: 'Make my account',
  submitCenter: 'Make account and centre',
  done: 'Your account is ready. Sign in now.',
  refused: {
    title: 'This link does not work',
    text: 'It has been used, is older than a day, or there is an admin already. Start the server again for a new link.',
  },
} as const satisfies Words<typeof nl>;
