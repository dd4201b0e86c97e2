import type { Route } from './+types/home.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { pageContext } from '#app/api/page-context.ts';
import { blockData } from '#app/features/pages/block-data.server.ts';
import { BlockView } from '#app/features/pages/components/blocks/block-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const { title, summary, blocks: given } = await api.one(pageCalls.bySlug, { params: { slug: 'home' } });
  const blocks = given ?? [];
  return {
    head: { title, description: summary ?? undefined },
    blocks,
    data: await blockData({ api, locale }, blocks),
  };
}

/** The blocks keep the order that the page gives them; each looks right after any other (ui.md, section 8). */
export default function Home({ loaderData: { blocks, data } }: Route.ComponentProps) {
  return (
    <div className="pb-16 lg:pb-24">
      {blocks.map((block, at) => (
        <BlockView key={block.id} block={block} data={data} isFirst={at === 0} />
      ))}
    </div>
  );
}
