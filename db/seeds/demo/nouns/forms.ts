/** The form of each demo centre by which people come to its day for volunteers, with what some answered (CC0-1.0). */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

const hourMs = 60 * 60 * 1000;

interface Asked {
  key: string;
  text: string;
  questionType: string;
  help?: string;
  required?: boolean;
  longAnswer?: boolean;
}

const questions: readonly Asked[] = [
  {
    key: 'info',
    questionType: 'info_section',
    text: 'Goed om te weten',
    help: 'De zaal is gelijkvloers en er is een stille kamer. Je mag iemand meenemen die nog geen vrijwilliger is.',
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
const answered: readonly (Record<string, string> & { hours: string })[] = [
  { hours: '3', name: 'Fatima Aydin', email: 'fatima@voorbeeld.example', arrival: '10:30' },
  {
    hours: '20',
    name: 'Kees de Boer',
    email: 'kees@voorbeeld.example',
    organisation: 'Buurtmoestuin Vlist',
    needs: 'Ik kom met een scootmobiel.',
  },
  {
    hours: '70',
    name: 'Joyce Lindeboom',
    email: 'joyce@voorbeeld.example',
    organisation: 'Repair Café Zuid',
    arrival: '10:00',
  },
];

/** Writes it, online, and its answers. */
export const seed: SeedNoun = async (client, center, { now }) => {
  const idOf = (what: string) => fixedId(`${center.key} form ${what}`);
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const asked = questions.map(({ key, help = null, required = false, longAnswer = false, ...rest }) => ({
    questionId: idOf(`question ${key}`),
    ...rest,
    help,
    required,
    longAnswer,
  }));
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
      questions: asked,
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
      answers: questions.flatMap(({ key, text, questionType }) =>
        values[key] ? [{ questionId: idOf(`question ${key}`), text, questionType, value: values[key] }] : [],
      ),
      read_at: Number(hours) > 48 ? at(24) : null,
      created_at: at(Number(hours)),
    })),
  );
};
