/** A page by its name in the address (specification, section 2: /:slug?). Those that every centre has are written by the product, and by the centre. */
import type { Route } from './+types/page.ts';
import { pageContext } from '#app/api/page-context.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { loadPage } from '#app/features/pages/page.server.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

export const reads: ScreenReads = { version: 'words' };

// Texts and links, which other pages need not fetch.
const LegalTextPage = lazyOnInteraction(() => import('#app/features/pages/components/legal-text.tsx'));

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadPage(context.get(pageContext), url, params.slug ?? 'home');

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return 'text' in loaderData ? <LegalTextPage {...loaderData} /> : <BlocksPage {...loaderData} />;
}
