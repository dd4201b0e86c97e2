import { blockTitle, blockType } from '../block-fields.ts';
import { text } from '../fields.ts';

/** The categories of vacancies with how many each has. */
export const vacancyCategories = blockType('VacancyCategories', { title: blockTitle(), intro: text(300) });
