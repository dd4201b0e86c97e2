import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import type { Story } from '#app/features/pages/components/blocks/story-card.tsx';
import { findStories } from '#app/features/pages/stories.server.ts';

const load: LoadBlock<'NewsCarousel', Story[]> = async (page, { source, count }) => {
  const { stories } = await findStories(page, {
    types: ['news', 'success_story'],
    featured: source === 'featured',
    size: count,
  });
  return stories;
};
export default load;
