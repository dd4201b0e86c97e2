/** Contact people as the site shows them, in words: its pages need none of the words of their own screen. */
import { contactPersonCalls } from '#contract/calls/contact-people.ts';
import type { ContactTopic } from '#contract/contact-people.ts';
import { centerWords, type CenterWords } from '#contract/center-name.ts';
import { days } from '#contract/schedule.ts';
import type { Page } from '#app/api/page-context.ts';
import { clock, endClock } from '#app/i18n/format.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { ContactPerson } from './list.server.ts';

export interface PersonCard {
  id: string;
  name: string;
  role: CenterWords | null;
  /** What they answer, and what that is called. */
  answers: readonly ContactTopic[];
  topics: string[];
  /** When they can be reached. */
  when: string;
  phoneNumber: string | null;
  email: string | null;
  photo: string | null;
}

function whenOf({ locale }: Pick<Page, 'locale'>, { days: on, opens, closes }: ContactPerson): string {
  const t = wordsOf(locale, 'contact-people');
  const list = days.filter((day) => on.includes(day)).map((day) => t(`days.${day}`));
  const times =
    opens && closes ? t('times', { opens: clock(locale, opens), closes: endClock(locale, closes) }) : '';
  const said = [list.join(', '), times].filter((part) => part !== '').join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The first of them, in the order of the centre. */
export async function loadPersonCards(
  { api, locale }: Pick<Page, 'api' | 'locale'>,
  most: number,
): Promise<PersonCard[]> {
  const { items } = await api.list(contactPersonCalls.list, { page: { number: 1, size: most } });
  const t = wordsOf(locale, 'contact-people');
  return items.map((person) => ({
    id: person.id,
    name: person.name,
    role: centerWords(locale, person.role, person.roleEn),
    answers: person.topics,
    topics: person.topics.map((topic) => t(`topics.${topic}`)),
    when: whenOf({ locale }, person),
    // Staff see more than the site does: a page is the same for whoever looks at it.
    phoneNumber: person.phoneNumberVisible ? person.phoneNumber : null,
    email: person.emailVisible ? person.email : null,
    photo: person.photo?.url ?? null,
  }));
}
