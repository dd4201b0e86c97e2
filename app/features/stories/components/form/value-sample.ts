/** A contract with a field for every control that hands over a value, for the story of forms. */
import * as z from 'zod/mini';
import { day, moment, oneOf, optionalText, text, wholeNumber, wordList } from '#contract/fields.ts';
import type { Locale } from '#contract/locales.ts';
import { valuesOf } from '#app/forms/form-values.ts';

const kinds = ['draft', 'open', 'closed'] as const;
const whos = ['person', 'organisation'] as const;
const themes = ['nature', 'care', 'sport'] as const;

export const valueSchema = z.object({
  birth: day(),
  start: z.iso.time(),
  meeting: moment(),
  firstDay: day(),
  lastDay: day(),
  town: text(80),
  skills: wordList(text(40), 5).check(z.minLength(1)),
  status: oneOf(kinds),
  hours: wholeNumber(1, 40),
  query: text(60),
  tags: wordList(text(30), 5).check(z.minLength(1)),
  distance: wholeNumber(2, 25),
  themes: wordList(oneOf(themes), 3).check(z.minLength(1)),
  who: oneOf(whos),
  moments: wordList(text(20), 21).check(z.minLength(1)),
  colour: text(30),
  wish: z.optional(optionalText(60)),
  alerts: z.boolean().check(z.refine((value) => value, { params: { code: 'consent_needed' } })),
  consent: z.boolean().check(z.refine((value) => value, { params: { code: 'consent_needed' } })),
});

const nl = {
  birth: 'Geboortedag',
  start: 'Aanvang',
  meeting: 'Kennismaking',
  firstDay: 'Eerste dag',
  lastDay: 'Laatste dag',
  town: 'Woonplaats',
  skills: 'Talenten',
  status: 'Toestand',
  hours: 'Uren in de week',
  query: 'Zoekwoord',
  tags: 'Trefwoorden',
  distance: 'Hoe ver wil je reizen?',
  themes: 'Thema’s',
  who: 'Wie ben je?',
  moments: 'Wanneer kun je?',
  colour: 'Kleur',
  wish: 'Wens',
  alerts: 'Stuur me nieuwe klussen',
  consent: 'Akkoord',
  attachment: 'Bijlage',
};
const en: typeof nl = {
  birth: 'Date of birth',
  start: 'Starts at',
  meeting: 'First meeting',
  firstDay: 'First day',
  lastDay: 'Last day',
  town: 'Home town',
  skills: 'Talents',
  status: 'Status',
  hours: 'Hours a week',
  query: 'Search word',
  tags: 'Keywords',
  distance: 'How far would you travel?',
  themes: 'Themes',
  who: 'Who are you?',
  moments: 'When can you?',
  colour: 'Colour',
  wish: 'Wish',
  alerts: 'Send me new tasks',
  consent: 'Agreement',
  attachment: 'Attachment',
};
export const valueLabels: Record<Locale, typeof nl> = { nl, en };

export const valueChoices = {
  nl: {
    kinds: { draft: 'Concept', open: 'Open', closed: 'Dicht' },
    whos: { person: 'Een mens', organisation: 'Een organisatie' },
    themes: { nature: 'Natuur', care: 'Zorg', sport: 'Sport' },
    skills: ['Koken', 'Tuinieren', 'Voorlezen'],
    period: 'Periode',
    cycling: 'minuten fietsen',
    hours: 'uur',
    terms: 'Ik ga akkoord met de [voorwaarden].',
    title: 'Waarden in plaats van gebeurtenissen',
    save: 'Bewaar waarden',
    needed: 'Zet dit aan om verder te gaan',
    refused: 'De server keurt dit veld af',
    file: 'Ontvangen bestand',
    refuse: 'Typ ‘server’ bij Zoekwoord: dan keurt de server elk veld af.',
  },
  en: {
    kinds: { draft: 'Draft', open: 'Open', closed: 'Closed' },
    whos: { person: 'A person', organisation: 'An organisation' },
    themes: { nature: 'Nature', care: 'Care', sport: 'Sports' },
    skills: ['Cooking', 'Gardening', 'Reading aloud'],
    period: 'Period',
    cycling: 'minutes by bike',
    hours: 'hours',
    terms: 'I agree to the [terms].',
    title: 'Values instead of events',
    save: 'Save values',
    needed: 'Switch this on to go on',
    refused: 'The server refuses this field',
    file: 'Received file',
    refuse: 'Type ‘server’ as the search word: the server then refuses each field.',
  },
};

export const valueValues = valuesOf(valueSchema, { distance: 5 });
