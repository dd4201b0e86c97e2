/** Who of the centre reads a question, by what it is about. */
import { contactTopics, topicOfQuestion, type ContactTopic } from '#contract/contact-messages.ts';
import type { Page } from '#app/api/page-context.ts';
import { loadPersonCards, type PersonCard } from '#app/features/contact-people/person-cards.server.ts';

/** So many of the people of a centre are looked at, in its order. */
const mostPeople = 50;

export type QuestionReader = Pick<PersonCard, 'name' | 'role' | 'when' | 'photo'>;

/** By topic the first who answers for it; none where nobody does, and the centre reads it together. */
export async function loadReaders(page: Page): Promise<Partial<Record<ContactTopic, QuestionReader>>> {
  const people = await loadPersonCards(page, mostPeople);
  return Object.fromEntries(
    contactTopics.flatMap((topic) => {
      const reader = people.find(({ answers }) => answers.includes(topicOfQuestion[topic]));
      if (!reader) return [];
      const { name, role, when, photo } = reader;
      return [[topic, { name, role, when, photo }]];
    }),
  );
}

/** What questions of this centre can be about. */
export const topicsOf = ({ center }: Page): ContactTopic[] =>
  contactTopics.filter((topic) => topic !== 'activities' || center.features.activities);
