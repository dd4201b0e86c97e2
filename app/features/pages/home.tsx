import type { Route } from './+types/home.ts';
import { pageContext } from '#app/api/page-context.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { pageView, readPage } from '#app/features/pages/page-view.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return pageView(page, await readPage(page, url, 'home'));
}

/** The page that the centre opens with. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return <BlocksPage {...loaderData} />;
}
