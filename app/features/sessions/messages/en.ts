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
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    signUp: 'Make one',
    or: 'or',
    mailLink: 'Mail me a sign-in link',
    emailMissing: 'Enter your email address',
    passwordMissing: 'Enter your password',
  },
  link: {
    sentTitle: 'Look in your mail',
    sentText:
      'Does {{email}} belong to an account? Then you get an email with a sign-in link. It works for an hour.',
    usedTitle: 'This link has been used already',
    usedText: 'Each link works once. Ask for a new one if you still need it.',
    expiredTitle: 'This link is too old',
    expiredText: 'Ask for a new one. It takes a moment.',
    unknownTitle: 'We do not know this link',
    unknownText:
      'Perhaps it did not come along whole from the email, or you asked for a new one after it. Only the last one works.',
    again: 'Ask for a new link',
  },
  recover: {
    title: 'Forgotten password',
    text: 'Enter your email address. You get an email with a link to choose a new password.',
    submit: 'Mail me a link',
    back: 'Back to signing in',
    sentTitle: 'Look in your mail',
    sentText: 'Does {{email}} belong to an account? Then you get an email with a link. It works for 6 hours.',
    sentHint: 'Nothing there? Look in your spam folder, or try another address.',
  },
  reset: {
    title: 'Choose a password',
    text: 'After that you are signed in at once. On other devices you sign in again.',
    password: 'New password',
    submit: 'Save and sign in',
    done: 'Your password is saved',
  },
  token: {
    title: 'Sign in',
    text: 'Press the button to sign in. The link of your email works once.',
  },
  signOut: { done: 'You are signed out' },
  second: {
    text: 'Your password is right. Your account has an extra lock.',
    code: 'Code',
    hint: 'The six digits of your app, or one of your recovery codes.',
    back: 'Back to sign in',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    failed: 'That did not work with a passkey. Try once more, or sign in with your password.',
  },
} satisfies Words<typeof nl>;
