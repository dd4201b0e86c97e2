import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'VacancyCategories'> = {
  name: { nl: 'Categorieën van vacatures', en: 'Categories of vacancies' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
  },
};
export default fields;
