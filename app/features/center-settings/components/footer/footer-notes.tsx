import { useId, type ReactNode } from 'react';
import Check from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { namesOf } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import type { LoadedFooter } from '#app/features/center-settings/footer.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

function Note({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3 border-b border-line py-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className={children ? 'font-semibold' : ''}>{title}</p>
        {children && <p className="t-sm text-soft">{children}</p>}
      </div>
    </li>
  );
}

const warning = <TriangleAlert aria-hidden className="text-warn" />;

function HiddenItem({ item }: { item: MenuItemView }) {
  const t = useWords('center-settings');
  const { own } = namesOf(item, useLocale());
  if (!item.hiddenBecause) return null;
  return (
    <Note icon={warning} title={t(`footer.hiddenTitle.${item.hiddenBecause}`, { name: own })}>
      {t(`footer.hiddenText.${item.hiddenBecause}`)}
    </Note>
  );
}

/** What visitors do not see and why, what is missing in English, and what is always there. */
export function FooterNotes({ record, items, hasEnglish }: LoadedFooter) {
  const t = useWords('center-settings');
  const title = useId();
  const inDutch = hasEnglish ? items.filter(({ nameEn }) => nameEn === null).length : 0;
  const { footerText, footerTextEn } = record;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="border-b-2 border-ink pb-2 t-h4">
        {t('footer.notes')}
      </h2>
      <ul>
        {/* What stands under something hidden follows it. */}
        {items
          .filter(({ hiddenBecause }) => hiddenBecause !== null && hiddenBecause !== 'parent')
          .map((item) => (
            <HiddenItem key={item.id} item={item} />
          ))}
        {hasEnglish && footerText !== null && footerTextEn === null && (
          <Note icon={warning} title={t('footer.noEnglishText')} />
        )}
        {inDutch > 0 && <Note icon={warning} title={t('footer.noEnglishNames', { count: inDutch })} />}
        <Note icon={<Check aria-hidden className="text-ok" />} title={t('footer.legal')} />
      </ul>
    </section>
  );
}
