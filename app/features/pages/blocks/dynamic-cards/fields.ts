import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'DynamicCards'> = {
  name: { nl: 'Kaarten die vanzelf meegaan', en: 'Cards that keep up by themselves' },
  about: {
    nl: 'Nieuwste vacatures, organisaties of mensen',
    en: 'Newest vacancies, organisations or people',
  },
  words: {
    nl: 'automatisch zichzelf vullen vacature lijst nieuws team medewerkers contactpersonen',
    en: 'automatic vacancy list news team staff contact fill themselves',
  },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    source: {
      control: 'choice',
      label: 'field.source',
      options: {
        newest: 'option.newest',
        closing_soon: 'option.closing_soon',
        category: 'option.category',
        near: 'option.near',
        organizations: 'option.organizations',
        news: 'option.news',
        success_stories: 'option.success_stories',
        contact_people: 'option.contact_people',
      },
    },
    category: { control: 'category', label: 'field.category' },
    near: { control: 'place', label: 'field.near' },
    count: { control: 'number', label: 'field.count' },
  },
};
export default fields;
