/** What stands in the menus of the site (specification, section 2: /content/menu-items). */
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/menu.ts';
import { pageContext } from '#app/api/page-context.ts';
import { menuNodes } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import { PlainTree } from '#app/features/menu-items/components/menu/plain-tree.tsx';
import { RemoveItem } from '#app/features/menu-items/components/menu/remove-item.tsx';
import { ItemForm } from '#app/features/menu-items/components/item-form.tsx';
import { menuAddress, newItem } from '#app/features/menu-items/components/menu/menu-address.ts';
import { answerMenu, loadMenu, type LoadedMenu } from '#app/features/menu-items/menu.server.ts';
import { isActRefused, type ActRefused } from '#app/forms/act-answer.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { inOneFrame } from '#app/ui/in-one-frame.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadMenu(context.get(pageContext), url)), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerMenu(context.get(pageContext), await readForm(request), url);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

const ItemTree = inOneFrame(() => import('#app/features/menu-items/components/menu/item-tree.tsx'));

function Lines({ loaded: { menu, items, record, hasEnglish } }: { loaded: LoadedMenu }) {
  const t = useWords('menu-items');
  const nodes = menuNodes(items, useLocale());
  if (nodes.length === 0)
    return (
      <EmptyState title={t(`empty.${menu}.title`)}>
        <p>{t(`empty.${menu}.text`)}</p>
      </EmptyState>
    );
  const shared = { label: t(`menus.${menu}`), nodes, hasEnglish, open: record?.id };
  return <ItemTree key={menu} {...shared} instead={<PlainTree {...shared} />} />;
}

function Head({ menu, canAdd }: Pick<LoadedMenu, 'menu' | 'canAdd'>) {
  const t = useWords('menu-items');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="t-h1-staff">{t('title')}</h1>
        <p className="mt-1 text-soft">{t(`lead.${menu}`)}</p>
      </div>
      {canAdd && (
        <ButtonLink href={menuAddress(menu, newItem)} icon={<Plus aria-hidden />}>
          {t('add')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Why a line could not be moved: somebody else moved or removed it meanwhile. */
const toldOf = ({ general, fields }: ActRefused): string[] => [...general, ...Object.values(fields)];

export default function Menu({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('menu-items');
  const { number } = useFormat();
  const { menu, counts, items, record, choices, start, formKey } = loaderData;
  const answer = actionData && 'kind' in actionData && !isActRefused(actionData) ? actionData : undefined;
  return (
    <>
      <Head {...loaderData} />
      <div className="mt-6">
        <Tabs
          label={t('title')}
          items={counts.map((one) => ({
            href: menuAddress(one.menu),
            label: t(`menus.${one.menu}`),
            count: number(one.count),
            current: one.menu === menu,
          }))}
        />
      </div>
      {actionData && isActRefused(actionData) && actionData.act === 'place' && (
        <div className="mt-6">
          <Notice key={actionData.at} kind="danger" title={inSentences(toldOf(actionData))} live />
        </div>
      )}
      <div
        className={`mt-6 grid items-start gap-8 ${choices ? 'xl:grid-cols-[minmax(0,1fr)_20.75rem]' : ''}`}
      >
        <div className={choices ? 'max-xl:hidden' : ''}>
          <Lines loaded={loaderData} />
        </div>
        {choices && (
          <section
            aria-labelledby="menu-item"
            className="rounded-card border border-line bg-surface p-5 max-xl:max-w-form"
          >
            <h2 id="menu-item" className="mb-4 t-h3 [overflow-wrap:anywhere]">
              {record?.name ?? t('newTitle')}
            </h2>
            <ItemForm
              key={record ? `${record.id} ${record.lockVersion}` : `${newItem} ${start?.id}`}
              menu={menu}
              record={record}
              items={items}
              choices={choices}
              start={start}
              hasEnglish={loaderData.hasEnglish}
              formKey={formKey}
              answer={answer}
            />
            {record && (
              <RemoveItem item={record} below={items.filter((one) => one.parentId === record.id).length} />
            )}
          </section>
        )}
      </div>
    </>
  );
}
