import X from 'lucide-react/icons/x';
import { addressForPage } from '#app/features/menu-items/components/menu/menu-address.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

type MenuOfferProps = { page: { id: string; title: string; locale: string }; onClose: () => void };

/** What comes after putting a page online that no menu leads to. */
export function MenuOffer({ page: { id, title, locale }, onClose }: MenuOfferProps) {
  const t = useWords('page-admin');
  return (
    <div
      role="status"
      className="flex items-center gap-x-4 border-b border-line bg-okbg py-2 pr-2 pl-4 text-ink noscript:hidden"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold" lang={locale}>
            {title}
          </span>{' '}
          {t('inMenu.none')}
        </p>
        <ButtonLink kind="line" size="small" href={addressForPage(id)}>
          {t('inMenu.put')}
        </ButtonLink>
      </div>
      <IconButton label={t('inMenu.close')} icon={<X />} onClick={onClose} />
    </div>
  );
}
