import type { Route } from './+types/home.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { pageContext } from '#app/api/page-context.ts';
import { blockData } from '#app/features/pages/block-data.server.ts';
import { PageBlocks } from '#app/features/pages/components/blocks/page-blocks.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { title, summary, blocks } = await page.api.one(pageCalls.bySlug, { params: { slug: 'home' } });
  return {
    head: { title, description: summary ?? undefined },
    title,
    blocks,
    data: await blockData(page, blocks),
  };
}

export default function Home({ loaderData: { title, blocks, data } }: Route.ComponentProps) {
  return <PageBlocks title={title} isTitleShown={false} blocks={blocks} data={data} />;
}
