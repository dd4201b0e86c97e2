import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  signIn: {
    title: 'Sign in',
    first: 'Sign in to go on. After that you go back to the page where you were.',
    welcome: 'Good to see you again',
    welcomeText: 'See how your applications are doing and who is waiting for you.',
    bubble: 'Thank you for your help on Saturday!',
    email: 'Email address',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    remember: 'Stay signed in on this device',
    rememberHint: 'Switch this off on a computer that you share with others.',
    submit: 'Sign in',
    busy: 'One moment…',
    call: 'Does it not work? Call {{contact}}.',
    mail: 'Does it not work? Mail {{contact}}.',
    failed: 'Cannot sign in',
    emailMissing: 'Enter your email address',
    passwordMissing: 'Enter your password',
  },
  signOut: { done: 'You are signed out' },
} satisfies Words<typeof nl>;
