/** Forms of each demo centre, one of them of an organisation, with what some answered (CC0-1.0). */
import type { AnswerValue } from '#contract/form-answers.ts';
import { settingsOf } from '#contract/form-questions-kept.ts';
import type { QuestionType } from '#contract/form-questions.ts';
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

const hourMs = 60 * 60 * 1000;

interface Asked {
  key: string;
  text: string;
  questionType: QuestionType;
  help?: string;
  body?: string;
  required?: boolean;
  longAnswer?: boolean;
  options?: string[];
  allowsMany?: boolean;
  allowsOther?: boolean;
  minimum?: number;
  maximum?: number;
}

const questions: readonly Asked[] = [
  {
    key: 'info',
    questionType: 'info_section',
    text: 'Goed om te weten',
    body: '<p>De zaal is <strong>gelijkvloers</strong> en er is een stille kamer. Je mag iemand meenemen die nog geen vrijwilliger is.</p>',
  },
  { key: 'name', questionType: 'text', text: 'Hoe heet je?', required: true },
  {
    key: 'email',
    questionType: 'email',
    text: 'Naar welk mailadres sturen we het programma?',
    required: true,
  },
  {
    key: 'organisation',
    questionType: 'text',
    text: 'Voor welke organisatie doe je vrijwilligerswerk?',
    help: 'Nog nergens? Laat het leeg.',
  },
  {
    key: 'workshops',
    questionType: 'multiple_choice',
    text: 'Welke workshops wil je doen?',
    options: ['Nee zeggen zonder ruzie', 'Iemand die veel praat', 'Brood bakken', 'Stil zijn'],
    required: true,
    allowsMany: true,
    allowsOther: true,
  },
  {
    key: 'guests',
    questionType: 'number',
    text: 'Met hoeveel mensen kom je, jezelf meegeteld?',
    required: true,
    minimum: 1,
    maximum: 4,
  },
  { key: 'lunch', questionType: 'checkbox', text: 'Ik eet mee met de lunch' },
  { key: 'arrival', questionType: 'time', text: 'Hoe laat kom je ongeveer?' },
  {
    key: 'needs',
    questionType: 'text',
    text: 'Wat heb je nodig om erbij te kunnen zijn?',
    help: 'Bijvoorbeeld een rolstoelplek, een tolk of eten zonder noten. Geen medische uitleg nodig.',
    longAnswer: true,
  },
];

/** What came in, so many hours ago; the oldest was read. */
const answered: readonly (Record<string, AnswerValue> & { hours: string })[] = [
  {
    hours: '3',
    name: 'Fatima Aydin',
    email: 'fatima@voorbeeld.example',
    workshops: ['Brood bakken', 'Stil zijn'],
    guests: 2,
    lunch: true,
    arrival: '10:30',
  },
  {
    hours: '20',
    name: 'Kees de Boer',
    email: 'kees@voorbeeld.example',
    organisation: 'Buurtmoestuin Vlist',
    workshops: ['Nee zeggen zonder ruzie', 'Iets met muziek'],
    guests: 1,
    lunch: false,
    needs: 'Ik kom met een scootmobiel.',
  },
  {
    hours: '70',
    name: 'Joyce Lindeboom',
    email: 'joyce@voorbeeld.example',
    organisation: 'Repair Café Zuid',
    workshops: ['Iemand die veel praat'],
    guests: 1,
    lunch: true,
    arrival: '10:00',
  },
];

type IdOf = (what: string) => string;

const questionRows = (idOf: IdOf) =>
  questions.map(({ key, text, questionType, help = null, required = false, ...rest }) => ({
    questionId: idOf(`question ${key}`),
    text,
    questionType,
    help,
    required,
    ...settingsOf(questionType, { text, questionType, ...rest }),
  }));

/** With each question as it was asked. */
const answerRows = (idOf: IdOf, values: Record<string, AnswerValue>) =>
  questions.flatMap(({ key, text, questionType }) => {
    const value = values[key];
    return value === undefined ? [] : [{ questionId: idOf(`question ${key}`), text, questionType, value }];
  });

/** Who was asked how the first month was, so many hours ago, and who answered. */
const askedPeople = [
  { name: 'Fatima Aydin', email: 'fatima@voorbeeld.example', hours: 90, used: 60 },
  { name: 'Kees de Boer', email: 'kees@voorbeeld.example', hours: 90 },
  { name: null, email: 'joyce@voorbeeld.example', hours: 90, withdrawn: 40 },
] as const;

const monthQuestion = 'Wat ging er goed, en wat kan beter?';

/** A form for those alone who were mailed a link of their own, and what one of them answered. */
async function seedAsked(...[client, center, { now }]: Parameters<SeedNoun>) {
  const idOf = (what: string) => fixedId(`${center.key} form ${what}`);
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const ofForm = { volunteer_center_id: center.id, form_id: idOf('first-month') };
  const asked = { questionId: idOf('question month'), text: monthQuestion, questionType: 'text' as const };
  const settings = settingsOf('text', { ...asked, longAnswer: true });
  await insertRows(client, 'forms', [
    {
      volunteer_center_id: center.id,
      id: ofForm.form_id,
      locale: 'nl',
      title: 'Hoe was je eerste maand?',
      description: 'Een vraag, twee minuten.',
      slug: 'eerste-maand',
      status: 'published',
      access_permission: 'token_holder',
      has_tokens: true,
      questions: [{ ...asked, help: null, required: true, ...settings }],
      created_at: at(300),
      updated_at: at(300),
    },
  ]);
  await insertRows(
    client,
    'form_tokens',
    askedPeople.map(({ name, email, hours, ...rest }) => ({
      ...ofForm,
      id: idOf(`asked ${email}`),
      email,
      name,
      sent_at: at(hours),
      used_at: 'used' in rest ? at(rest.used) : null,
      is_spent: 'used' in rest,
      withdrawn_at: 'withdrawn' in rest ? at(rest.withdrawn) : null,
      created_at: at(hours),
    })),
  );
  const value = 'Fijne mensen. De eerste keer wist ik niet waar ik moest zijn.';
  await insertRows(client, 'form_submissions', [
    {
      ...ofForm,
      id: idOf('answer month'),
      token_id: idOf('asked fatima@voorbeeld.example'),
      answers: [{ ...asked, value }],
      created_at: at(60),
    },
  ]);
}

/** Who wants to walk along for a day, so many hours ago. */
const walkers = [
  { name: 'Sam Bakker', email: 'sam@voorbeeld.example', hours: 26 },
  { name: 'Meryem Kaya', email: 'meryem@voorbeeld.example', hours: 120 },
] as const;

/** A form of the organisation that the demo account `organisatie` works for, and what came in. */
async function seedOfOrganization(...[client, center, { now }]: Parameters<SeedNoun>) {
  const { rows } = await client.query<{ organization_id: string }>(
    `select organization_id from user_roles where volunteer_center_id = $1 and id = $2`,
    [center.id, fixedId(`${center.key} role organisatie@${center.key}.example`)],
  );
  const [role] = rows;
  if (!role) return;
  const idOf = (what: string) => fixedId(`${center.key} form ${what}`);
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const asked = [
    { questionId: idOf('question walker'), text: 'Hoe heet je?', questionType: 'text' as const },
    { questionId: idOf('question mail'), text: 'Wat is je mailadres?', questionType: 'email' as const },
  ];
  const id = idOf('walk-along');
  await insertRows(client, 'forms', [
    {
      volunteer_center_id: center.id,
      id,
      organization_id: role.organization_id,
      locale: 'nl',
      title: 'Loop een dag mee',
      description: 'Kijk eerst een dag of het werk bij je past. Je zit nergens aan vast.',
      slug: 'loop-een-dag-mee',
      success_message: 'We bellen of mailen je binnen een week om een dag te prikken.',
      status: 'published',
      questions: asked.map((question) => ({
        ...question,
        help: null,
        required: true,
        ...settingsOf(question.questionType, question),
      })),
      created_at: at(400),
      updated_at: at(400),
    },
  ]);
  await insertRows(
    client,
    'form_submissions',
    walkers.map(({ name, email, hours }) => ({
      volunteer_center_id: center.id,
      id: idOf(`walker ${email}`),
      form_id: id,
      answers: asked.map((question, place) => ({ ...question, value: [name, email][place] })),
      created_at: at(hours),
    })),
  );
}

/** Writes them, online, and their answers. */
export const seed: SeedNoun = async (client, center, context) => {
  const { now } = context;
  const idOf = (what: string) => fixedId(`${center.key} form ${what}`);
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  await seedAsked(client, center, context);
  await seedOfOrganization(client, center, context);
  await insertRows(client, 'forms', [
    {
      volunteer_center_id: center.id,
      id: idOf('volunteers-day'),
      locale: 'nl',
      title: 'Kom je naar de vrijwilligersdag?',
      description: 'Zaterdag 9 januari, van 10.00 tot 15.00 uur. Lunch is van ons.',
      slug: 'vrijwilligersdag',
      success_message: 'Leuk, je staat op de lijst. Je krijgt een week vooraf een mail met het programma.',
      status: 'published',
      most_submissions: 180,
      questions: questionRows(idOf),
      created_at: at(200),
      updated_at: at(200),
    },
  ]);
  await insertRows(
    client,
    'form_submissions',
    answered.map(({ hours, ...values }) => ({
      volunteer_center_id: center.id,
      id: idOf(`answers ${hours}`),
      form_id: idOf('volunteers-day'),
      answers: answerRows(idOf, values),
      read_at: Number(hours) > 48 ? at(24) : null,
      created_at: at(Number(hours)),
    })),
  );
};
