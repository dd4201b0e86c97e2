import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'DynamicCards'> = {
  name: { nl: 'Kaarten die zichzelf vullen', en: 'Cards that fill themselves' },
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
