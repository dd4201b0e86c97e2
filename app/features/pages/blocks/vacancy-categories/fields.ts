import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'VacancyCategories'> = {
  name: { nl: 'Soorten vacatures', en: 'Kinds of vacancies' },
  about: { nl: 'Waar bezoekers op kunnen kiezen', en: 'What visitors can choose from' },
  words: { nl: 'categorieën onderwerpen thema’s zoeken', en: 'categories topics subjects search' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
  },
};
export default fields;
