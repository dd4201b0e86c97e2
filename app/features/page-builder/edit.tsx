/** The page builder (ui.md, screen 16): the blocks of a page as visitors see them, and the fields of each. What is kept here is not online. */
import type { Route } from './+types/edit.ts';
import { pageContext } from '#app/api/page-context.ts';
import { moveActions } from '#app/features/page-admin/move.server.ts';
import { Builder } from '#app/features/page-builder/components/builder.tsx';
import { loadEditor } from '#app/features/page-builder/edit.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadEditor(context.get(pageContext), params.id);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, moveActions(page, params.id));
}

export default function Edit({ loaderData }: Route.ComponentProps) {
  // By page: what is undone is never that of another.
  return <Builder key={loaderData.page.id} editor={loaderData} />;
}
