import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import { searchBeginning, type CategoryCount } from '#app/features/pages/categories.server.ts';

const load: LoadBlock<'VacancyCategories', CategoryCount[]> = async (page) =>
  (await searchBeginning(page)).categories;
export default load;
