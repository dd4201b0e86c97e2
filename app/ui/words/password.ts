import { ownWords } from '#app/ui/words/own-words.ts';

/** Words of a field in which a new password is chosen. */
export const passwordWords = ownWords(
  {
    show: 'Toon wachtwoord',
    hide: 'Verberg wachtwoord',
    hint: (minimum: number) => `Minstens ${minimum} tekens. Drie losse woorden werkt goed.`,
    short: (missing: number) => (missing === 1 ? 'Nog 1 teken erbij' : `Nog ${missing} tekens erbij`),
    address: () => 'Dit lijkt op je e-mailadres. Kies iets anders.',
    common: () => 'Te makkelijk te raden. Kies iets anders.',
    fair: () => 'Dit kan. Langer is sterker.',
    strong: () => 'Sterk genoeg',
    very: () => 'Heel sterk',
  },
  {
    show: 'Show password',
    hide: 'Hide password',
    hint: (minimum: number) => `At least ${minimum} characters. Three separate words work well.`,
    short: (missing: number) => (missing === 1 ? '1 character to go' : `${missing} characters to go`),
    address: () => 'This looks like your email address. Choose something else.',
    common: () => 'Too easy to guess. Choose something else.',
    fair: () => 'This will do. Longer is stronger.',
    strong: () => 'Strong enough',
    very: () => 'Very strong',
  },
);
