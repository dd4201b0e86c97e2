export default {
  signIn: {
    title: 'Inloggen',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    remember: 'Onthoud mij op dit apparaat',
    submit: 'Inloggen',
  },
} as const;
