/** One word of the centre's own: writing it otherwise, putting it with another, taking it off. Works without script. */
import type { Route } from './+types/show.ts';
import { pageContext } from '#app/api/page-context.ts';
import { MergeTag, RemoveTag, RenameTag } from '#app/features/own-tags/components/tag-forms.tsx';
import { searchOf } from '#app/features/own-tags/components/tag.ts';
import { loadTag, tagActs } from '#app/features/own-tags/show.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadTag(context.get(pageContext), params);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, tagActs(page, params, url));
}

export default function Show({ loaderData: { tag, others } }: Route.ComponentProps) {
  const t = useWords('own-tags');
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/vacancies', label: t('all') },
          { href: '/vacancies/tags', label: t('titles.list') },
          { label: tag.name },
        ]}
      />
      <div className="mt-4 grid max-w-form gap-10 pb-10">
        <div>
          <h1 className="t-h1-staff wrap-anywhere">{tag.name}</h1>
          <p className="mt-1 text-soft">
            {t('vacancies', { count: tag.vacancies })}{' '}
            <Link href={searchOf(tag.name)} className="link inline-block py-0.5">
              {t('look')}
            </Link>
          </p>
        </div>
        <RenameTag tag={tag} />
        <MergeTag tag={tag} others={others} />
        <RemoveTag tag={tag} />
      </div>
    </>
  );
}
