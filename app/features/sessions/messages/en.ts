import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  signIn: {
    title: 'Sign in',
    first: 'Sign in to continue. You’ll then go back to the page you were on.',
    question:
      'With an account you will find your question and the answer on the site. Without one, the answer comes by email.',
    ask: 'Ask your question without an account',
    welcome: 'Good to see you again',
    welcomeText: 'See how your applications are doing and who is waiting for you.',
    bubble: 'Thank you for your help on Saturday!',
    email: 'Email address',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    remember: 'Stay signed in on this device',
    rememberHint: 'Switch this off on a computer that you share with others',
    submit: 'Sign in',
    busy: 'One moment…',
    call: 'Not working? Call {{contact}}.',
    mail: 'Not working? Email {{contact}}.',
    failed: 'You couldn’t be signed in',
    confirmAgain: 'Send the email again',
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    signUp: 'Create one',
    or: 'or',
    mailLink: 'Email me a sign-in link',
    emailMissing: 'Enter your email address',
    passwordMissing: 'Enter your password',
  },
  link: {
    sentTitle: 'Check your email',
    sentText:
      'If {{email}} belongs to an account, you’ll get an email with a sign-in link. It works for an hour.',
    usedTitle: 'This link no longer works',
    usedText:
      'Each link works once, and not after a new password or email address. Ask for a new one if you still need it.',
    expiredTitle: 'This link is too old',
    expiredText: 'Ask for a new one. It takes a moment.',
    replacedTitle: 'There is a newer email',
    replacedText:
      'Another link was sent after this one, and only the latest works. Look in your spam as well.',
    withdrawnTitle: 'This invitation was withdrawn',
    withdrawnText: 'You can’t start with it any more. Is that a mistake? Ask whoever invited you.',
    unknownTitle: 'We don’t recognise this link',
    unknownText:
      'It may not have been copied completely, or you asked for a newer one. Only the latest one works.',
    again: 'Ask for a new link',
  },
  recover: {
    title: 'Forgotten password',
    text: 'Enter your email address. We’ll send you a link to choose a new password.',
    submit: 'Email me a link',
    back: 'Back to signing in',
    sentTitle: 'Check your email',
    sentText: 'If {{email}} belongs to an account, you’ll get an email with a link. It works for 6 hours.',
    sentHint: 'Nothing there? Check your spam folder, or try another address.',
  },
  reset: {
    title: 'Choose a password',
    text: 'You’ll be signed in straight away. On other devices you’ll have to sign in again.',
    firstText: 'You’ll be signed in straight away.',
    password: 'New password',
    firstPassword: 'Password',
    submit: 'Save and sign in',
    done: 'Your password is saved',
  },
  newAccount: {
    title: 'Create your account',
    text: 'Your account uses {{email}}. All that is left is to choose a password.',
    submit: 'Create my account',
    done: 'Your account is ready',
  },
  token: {
    title: 'Sign in',
    text: 'Press the button to sign in. The link in your email works once.',
  },
  signOut: {
    done: 'You are signed out',
    title: 'Do you want to sign out?',
    text: 'You came here from another site, so we are just checking.',
    button: 'Sign out',
    stay: 'Stay signed in',
  },
  second: {
    title: 'One more step',
    text: 'Your password is right. Your account has an extra lock.',
    code: 'Code',
    hint: 'The six digits from your app, or one of your recovery codes',
    back: 'Back to signing in',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    failed: 'Signing in with a passkey didn’t work. Try again, or sign in with your password.',
  },
} satisfies Words<typeof nl>;
