import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { locales, type Locale } from '#contract/locales.ts';
import { pageBulkActions, type PageBulkAction } from '#contract/page-bulk-edits.ts';
import { badgeOf, stateOf } from '#app/features/page-admin/components/page-state.ts';
import { pageList } from '#app/features/page-admin/components/page-list.ts';
import { moveIcons, useRowActions } from '#app/features/page-admin/components/list/row-actions.tsx';
import type { ListedPage, LoadedPages } from '#app/features/page-admin/list.server.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';
import { addressOfPage } from '#contract/page-kinds.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListTable, type ListColumn } from '#app/lists/list-table.tsx';
import { useRowMenu } from '#app/lists/row-menu.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

/** Beside the title, which says the same. */
function Picture({ page: { image } }: { page: ListedPage }) {
  const size = 'h-11 w-14 shrink-0 rounded-ctl max-sm:hidden';
  if (hasPicture(image)) return <BlockPhoto picture={image} isDecoration className={size} />;
  return (
    <span aria-hidden="true" className={`grid place-content-center bg-sunken text-soft ${size}`}>
      <FileText className="size-5" />
    </span>
  );
}

type LanguageProps = { page: ListedPage; locale: Locale };

/** Whether the page is there in a language; its version in another one is a press away. */
function Language({ page: { locale: own, translations, deletedAt, title }, locale }: LanguageProps) {
  const t = useWords('page-admin');
  const other = translations.find((one) => one.locale === locale);
  const isThere = locale === own || other !== undefined;
  const isLate = other?.isBehind === true;
  const Sign = isLate ? Hourglass : isThere ? Check : Minus;
  const mark = (
    <>
      <Sign aria-hidden="true" className="size-4" />
      <span aria-hidden="true">
        {locale.toUpperCase()}
        {isLate && ` ${t('behind.short')}`}
      </span>
    </>
  );
  const look = `inline-flex min-h-6 items-center gap-1 t-sm font-semibold ${isLate ? 'text-warn' : ''}`;
  if (!other || deletedAt !== null)
    return (
      <span className={look}>
        {mark}
        <span className="sr-only">{t(isThere ? `has.${locale}` : `lacks.${locale}`)}</span>
      </span>
    );
  return (
    <Link
      href={`/content/${other.id}/edit`}
      aria-label={
        isLate ? t('behind.to', { locale: locale.toUpperCase(), title }) : t(`toVersion.${locale}`, { title })
      }
      className={`link relative ${look}`}
    >
      {mark}
    </Link>
  );
}

/** Where it is, and in which languages it is there. */
function Second({ page }: { page: ListedPage }) {
  const t = useWords('page-admin');
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Breakable>{addressOfPage(page)}</Breakable>
      {locales.map((locale) => (
        <Language key={locale} page={page} locale={locale} />
      ))}
      {page.behindSince !== null && (
        <span className="inline-flex min-h-6 items-center gap-1 t-sm font-semibold text-warn">
          <Hourglass aria-hidden="true" className="size-4" />
          {t('behind.own')}
        </span>
      )}
    </span>
  );
}

function State({ page }: { page: ListedPage }) {
  const t = useWords('page-admin');
  const { shortDate } = useFormat();
  const now = useNow();
  const state = stateOf(page, now);
  const day = (moment: string | null) => (moment === null ? '' : shortDate(moment, now));
  const since = {
    draft: null,
    changed: t('since.published', { day: day(page.publishedAt) }),
    published: page.isHome ? t('since.home') : t('since.published', { day: day(page.publishedAt) }),
    planned: t('since.planned', { day: day(page.onlineFrom) }),
    over: t('since.over', { day: day(page.onlineUntil) }),
    deleted: t('since.deleted', { day: day(page.deletedAt) }),
  }[state];
  return (
    <>
      <Badge kind={badgeOf[state]}>{t(`state.${state}`)}</Badge>
      {since && (
        <span className="mt-0.5 block t-sm whitespace-nowrap text-soft @max-[45rem]:hidden">{since}</span>
      )}
    </>
  );
}

function Changed({ page: { updatedAt, updatedByName } }: { page: ListedPage }) {
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <span className="flex items-center gap-2.5">
      {updatedByName !== null && <Avatar name={updatedByName} size="small" besideName />}
      <span className="min-w-0">
        {updatedByName !== null && <Breakable>{updatedByName}</Breakable>}
        <time dateTime={updatedAt} className="block t-sm whitespace-nowrap text-soft">
          {relativeTime(updatedAt, now)}
        </time>
      </span>
    </span>
  );
}

/** What leads to it: the first as a link to where that is changed, how many more there are below it. */
function UsedIn({ page: { id, isHome, uses } }: { page: ListedPage }) {
  const t = useWords('page-admin');
  if (!uses) return null;
  const [first, ...more] = [
    ...(isHome ? [t('usedIn.home')] : []),
    ...uses.menus.map((menu) => t(`usedIn.${menu}`)),
    ...(uses.pages > 0 ? [t('usedIn.pages', { count: uses.pages })] : []),
  ];
  if (first === undefined) return <span className="text-soft">{t('usedIn.nowhere')}</span>;
  return (
    <>
      <Link href={`/content/${id}/settings#gebruikt-in`} className="link relative">
        {first}
      </Link>
      {more.length > 0 && (
        <span className="block t-sm text-soft">{t('usedIn.and', { rest: more.join(', ') })}</span>
      )}
    </>
  );
}

const columns = {
  state: { cell: (page) => <State page={page} />, width: 'longState', onPhone: true },
  usedIn: { cell: (page) => <UsedIn page={page} />, onlyWide: true },
  updatedAt: { cell: (page) => <Changed page={page} />, width: 'week', onlyWide: true },
} satisfies Record<string, ListColumn<ListedPage>>;

/** What may be done with many at once: who has a few pages of their own puts them online, the rest is for who keeps all. */
function actsFor({ can, choice }: LoadedPages): Record<PageBulkAction, ReactNode> | undefined {
  const inBin = choice.tab === 'bin';
  if (inBin && !can.create) return undefined;
  const acts = pageBulkActions.filter((act) =>
    inBin ? act === 'restore' : act !== 'restore' && (act === 'publish' || can.create),
  );
  return Object.fromEntries(acts.map((act) => [act, moveIcons[act]])) as Record<PageBulkAction, ReactNode>;
}

/** Pages and news; on a phone each is an item of two lines. */
export function PageTable({ list }: { list: LoadedPages }) {
  const t = useWords('page-admin');
  const locale = useLocale();
  const { choice, can, address } = list;
  const label = ({ title }: ListedPage) => t('menu', { title });
  const { menu, question } = useRowMenu(address, { label, actions: useRowActions() });
  return (
    <>
      <ListTable
        list={pageList}
        loaded={list}
        t={t}
        name={{
          key: 'title',
          name: ({ title }: ListedPage) => title,
          lang: (page: ListedPage) => (page.locale === locale ? undefined : page.locale),
          ...(choice.tab !== 'bin' && { href: ({ id }: ListedPage) => `/content/${id}/edit` }),
          picture: (page: ListedPage) => <Picture page={page} />,
          second: (page: ListedPage) => <Second page={page} />,
        }}
        columns={{ ...columns, usedIn: can.create && choice.tab !== 'bin' && columns.usedIn }}
        acts={actsFor(list)}
        menu={menu}
        {...(choice.tab !== 'bin' && {
          edit: ({ id, can: { update } }: ListedPage) => (update ? `/content/${id}/edit` : undefined),
        })}
        empty={
          <ListEmpty
            list={pageList}
            choice={choice}
            t={t}
            {...(!can.create && { emptyText: t('list.emptyForOthers') })}
            begin={can.create && <ButtonLink href="/content/add">{t('list.add')}</ButtonLink>}
          />
        }
      />
      {question}
    </>
  );
}
