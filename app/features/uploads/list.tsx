/** The photos and documents of the centre's own site (ui.md, screen 23b). */
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { noRights } from '#app/api/api-error.ts';
import { fileList, openName } from '#app/features/uploads/components/list/file-list.ts';
import { FileGrid } from '#app/features/uploads/components/list/file-grid.tsx';
import { FilePanel } from '#app/features/uploads/components/list/file-panel.tsx';
import { FileTable } from '#app/features/uploads/components/list/file-table.tsx';
import { SendFiles } from '#app/features/uploads/components/list/send-files.tsx';
import { fileActs, loadFiles, type LoadedFiles } from '#app/features/uploads/list.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { DeclaredList } from '#app/lists/declared-list.tsx';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListHead } from '#app/lists/list-head.tsx';
import { ListViews } from '#app/lists/list-views.tsx';
import { fileSize } from '#app/ui/file-size.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const files = await loadFiles(context.get(pageContext), url);
  if (!files.can.create) throw noRights();
  return files;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const closed = new URL(url);
  closed.searchParams.delete(openName);
  const acts = fileActs(page, `${closed.pathname}${closed.search}`);
  return answerActions(page, await readForm(request), `${url.pathname}${url.search}`, acts);
}

function Files({ list }: { list: LoadedFiles }) {
  const t = useWords('uploads');
  const { choice, items } = list;
  const empty = <ListEmpty list={fileList} choice={choice} t={t} />;
  if (choice.filters.view === 'list') return <FileTable list={list} empty={empty} />;
  return items.length === 0 ? empty : <FileGrid list={list} />;
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const t = useWords('uploads');
  const locale = useLocale();
  const { open, storage } = list;
  const size = (bytes: number) => fileSize(locale, bytes);
  return (
    <>
      <ListHead
        title={t('list.title')}
        lead={t('list.lead', { used: size(storage.used), most: size(storage.most) })}
      />
      <div className={`mt-5 grid items-start gap-8 ${open ? 'xl:grid-cols-[minmax(0,1fr)_18.5rem]' : ''}`}>
        <div className={`min-w-0 ${open ? 'max-xl:hidden' : ''}`}>
          <SendFiles address={list.address} />
          <DeclaredList
            list={fileList}
            loaded={list}
            t={t}
            fields={[
              {
                name: 'unused',
                label: t('list.unused'),
                any: t('list.any'),
                options: [{ value: 'true', label: t('list.isUnused') }],
                chip: () => t('list.isUnused'),
              },
            ]}
          >
            <div className="mb-4">
              <ListViews
                list={fileList}
                choice={list.choice}
                name="view"
                label={t('list.views')}
                views={{ usual: t('list.grid'), list: t('list.rows') }}
              />
            </div>
            <Files list={list} />
          </DeclaredList>
        </div>
        {open && <FilePanel key={open.url} file={open} address={list.address} />}
      </div>
    </>
  );
}
