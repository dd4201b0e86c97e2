import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import { searchBeginning, type SearchBeginning } from '#app/features/pages/categories.server.ts';

const load: LoadBlock<'HeroWithSearch', SearchBeginning> = (page) => searchBeginning(page);
export default load;
