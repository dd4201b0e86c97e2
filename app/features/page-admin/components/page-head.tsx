import Pencil from 'lucide-react/icons/pencil';
import type { PageAttributes } from '#contract/pages.ts';
import { badgeOf, stateOf } from '#app/features/page-admin/components/page-state.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';

interface PageHeadProps {
  page: PageAttributes & { id: string };
  /** Which of its screens this is. */
  step: 'settings' | 'versions';
}

/** Over the screens of one page that are not the page builder: what it is called, how it stands, and the way to the others. */
export function PageHead({ page, step }: PageHeadProps) {
  const t = useWords('page-admin');
  const state = stateOf(page, useNow());
  const base = `/content/${page.id}`;
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/content', label: t('list.title') },
          { href: `${base}/edit`, label: page.title },
          { label: t(`move.${step}`) },
        ]}
      />
      <div className="mt-4 mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="t-h1-staff wrap-anywhere" lang={page.locale}>
            {page.title}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <Badge kind={badgeOf[state]}>{t(`state.${state}`)}</Badge>
            {page.behindSince !== null && <Badge kind="expiring">{t('behind.own')}</Badge>}
            <span className="wrap-anywhere">{addressOfPage(page)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Segmented
            label={t('steps')}
            items={(['settings', 'versions'] as const).map((one) => ({
              href: `${base}/${one}`,
              label: t(`move.${one}`),
              current: one === step,
            }))}
          />
          <ButtonLink href={`${base}/edit`} icon={<Pencil />}>
            {t('editBlocks')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
