/** Questions that centres ask again and again, to begin a form with, in the language of the form. */
import type { FormCreate } from '#contract/forms.ts';
import type { Locale } from '#contract/locales.ts';
import type { Start } from '#app/features/forms/form-start.ts';

type Content = Omit<FormCreate, 'title' | 'locale' | 'slug'>;
type Said = readonly [nl: string, en: string];
type Example = (say: (words: Said) => string) => Content;

const name = (say: (words: Said) => string) =>
  ({ text: say(['Hoe heet je?', 'What is your name?']), questionType: 'text', required: true }) as const;
const email = (say: (words: Said) => string) =>
  ({
    text: say(['Wat is je mailadres?', 'What is your email address?']),
    questionType: 'email',
    required: true,
  }) as const;
const phone = (say: (words: Said) => string) =>
  ({
    text: say(['Op welk nummer ben je te bereiken?', 'At which number can you be reached?']),
    questionType: 'phone',
  }) as const;

const activity: Example = (say) => ({
  successMessage: say(['Je staat op de lijst. Tot dan!', 'You are on the list. See you then!']),
  questions: [
    name(say),
    email(say),
    {
      text: say(['Met hoeveel mensen kom je?', 'How many people are you?']),
      help: say(['Tel jezelf mee', 'Including yourself']),
      questionType: 'number',
      required: true,
      minimum: 1,
      maximum: 10,
    },
    {
      text: say(['Wat heb je nodig om erbij te kunnen zijn?', 'What do you need to be able to come?']),
      help: say([
        'Bijvoorbeeld een rolstoelplek of een tolk. Medische uitleg is niet nodig.',
        'For example room for a wheelchair or an interpreter. No medical explanation needed.',
      ]),
      questionType: 'text',
      longAnswer: true,
    },
  ],
});

const meeting: Example = (say) => ({
  description: say([
    'We lezen dit voordat we elkaar spreken. Dan hoef je niets dubbel te vertellen.',
    'We read this before we talk, so that you do not have to tell anything twice.',
  ]),
  successMessage: say([
    'Dank je wel. We bellen je binnen vijf werkdagen.',
    'Thank you. We will ring you within five working days.',
  ]),
  questions: [
    name(say),
    email(say),
    phone(say),
    {
      text: say(['Wat doe je graag?', 'What do you like doing?']),
      questionType: 'multiple_choice',
      options: [
        say(['Met mensen', 'With people']),
        say(['Met mijn handen', 'With my hands']),
        say(['Buiten', 'Outdoors']),
        say(['Achter de computer', 'At a computer']),
        say(['Iets organiseren', 'Organising something']),
      ],
      allowsMany: true,
      allowsOther: true,
    },
    {
      text: say(['Wanneer kun je?', 'When can you?']),
      questionType: 'multiple_choice',
      options: [
        say(['Doordeweeks overdag', 'On weekdays']),
        say(['In de avond', 'In the evening']),
        say(['In het weekend', 'At the weekend']),
      ],
      allowsMany: true,
    },
    {
      text: say(['Wat wil je verder vertellen?', 'What else would you like to tell?']),
      questionType: 'text',
      longAnswer: true,
    },
  ],
});

/** By which another question of the example hangs on it; in the form it gets an id of its own. */
const mayAnswer = '00000000-0000-4000-8000-000000000001';

const experience: Example = (say) => ({
  description: say(['Je hoeft je naam niet te noemen.', 'You do not have to give your name.']),
  successMessage: say(['Dank je wel. We lezen alles.', 'Thank you. We read everything.']),
  questions: [
    {
      text: say(['Welk cijfer geef je ons?', 'Which mark do you give us?']),
      help: say(['10 is het beste', '10 is the best']),
      questionType: 'number',
      required: true,
      minimum: 1,
      maximum: 10,
    },
    { text: say(['Wat ging goed?', 'What went well?']), questionType: 'text', longAnswer: true },
    { text: say(['Wat kan beter?', 'What could be better?']), questionType: 'text', longAnswer: true },
    {
      questionId: mayAnswer,
      text: say(['Mogen we je hierover mailen?', 'May we email you about this?']),
      questionType: 'checkbox',
    },
    { ...email(say), condition: { questionId: mayAnswer, answer: 'true' } },
  ],
});

const report: Example = (say) => ({
  description: say([
    'Is er gevaar? Bel dan 112. Dit formulier lezen we op werkdagen.',
    'Is there danger? Then ring 112. We read this form on working days.',
  ]),
  successMessage: say([
    'Dank je wel. We lezen je melding binnen twee werkdagen.',
    'Thank you. We will read your report within two working days.',
  ]),
  questions: [
    {
      text: say(['Wat is er gebeurd?', 'What happened?']),
      questionType: 'text',
      longAnswer: true,
      required: true,
    },
    { text: say(['Wanneer was dat?', 'When was that?']), questionType: 'date' },
    { text: say(['Waar was dat?', 'Where was that?']), questionType: 'text' },
    { ...name(say), required: false, help: say(['Zonder naam mag ook', 'You may leave this empty']) },
    phone(say),
  ],
});

const inLanguage = (example: Example) => (locale: Locale) =>
  example(([nl, en]) => (locale === 'nl' ? nl : en));

/** By what it is called where a form is begun. */
export const examples: Record<Start, (locale: Locale) => Content> = {
  empty: () => ({}),
  activity: inLanguage(activity),
  meeting: inLanguage(meeting),
  experience: inLanguage(experience),
  report: inLanguage(report),
};
