import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  signIn: {
    title: 'Sign in',
    email: 'Email address',
    password: 'Password',
    remember: 'Remember me on this device',
    submit: 'Sign in',
  },
} satisfies Words<typeof nl>;
