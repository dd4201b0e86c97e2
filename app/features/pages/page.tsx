/** A page by its name in the address (specification, section 2: /:slug?). Those that every centre has are written by the product. */
import type { Route } from './+types/page.ts';
import { centerName } from '#contract/center-name.ts';
import { legalPageAt } from '#contract/public-pages.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { pageContext } from '#app/api/page-context.ts';
import { ProseText } from '#app/ui/prose/prose-text.tsx';
import { LegalContact } from '#app/features/pages/components/legal-contact.tsx';
import { legalText } from '#app/features/legal-texts/legal-text.server.ts';
import { notFound } from '#app/shell/guard.server.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const legal = legalPageAt(params.slug);
  if (!legal) throw notFound(url);
  const center = await api.one(volunteerCenterCalls.current, { include: ['profile'] });
  if (!center.profile) throw notFound(url);
  const { retention, gtagId } = center.profile;
  const name = centerName(center, locale);
  const text = legalText(legal, { locale, name, retention, isCounting: gtagId !== null });
  // Where a word may break is no part of it.
  const title = text.title.replaceAll('\u00ad', '');
  return { head: { title, description: text.lead }, ...text };
}

export default function TextPage({ loaderData: { title, lead, sections, others } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 lg:py-14">
      <article className="max-w-reading">
        <h1 className="t-h1">{title}</h1>
        <p className="mt-4 t-lead text-soft">{lead}</p>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-10">
            <h2 id={section.id} className="t-h3">
              {section.title}
            </h2>
            <div className="mt-3">
              <ProseText prose={section.prose} />
            </div>
          </section>
        ))}
        <LegalContact others={others} />
      </article>
    </div>
  );
}
