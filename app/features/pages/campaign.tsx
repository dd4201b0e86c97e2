/** The campaign of one context (specification, section 2: /gelderse-handen): a page of blocks that its centre writes, by itself. */
import type { Route } from './+types/campaign.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { campaign } from '#contract/reserved-slugs.ts';
import { isPageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { pageView } from '#app/features/pages/page-view.server.ts';
import { notFound } from '#app/shell/guard.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.configuration().appContext !== campaign.appContext) throw notFound(url);
  // It leads nowhere else, also where its English version has another address: a host that shows this path alone would lead back.
  const shown = await page.api
    .one(pageCalls.bySlug, { params: { slug: campaign.slug } })
    .catch((error: unknown) => {
      throw isPageError(error) && error.init?.status === 404 ? notFound(url) : error;
    });
  return pageView(page, shown);
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  return <BlocksPage {...loaderData} />;
}
