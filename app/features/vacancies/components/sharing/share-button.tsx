import MessageCircle from 'lucide-react/icons/message-circle';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import Share from 'lucide-react/icons/share-2';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { floatingPanel, menuRow, Popover } from '#app/shell/popover.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useCopy } from '#app/ui/use-copy.ts';

interface SharedPage {
  title: string;
  /** The whole address. */
  address: string;
  /** Where it can be had as a sheet to print; null where it has none. */
  poster: string | null;
}

/** The ways to pass a vacancy on. Nobody else hears of it before one of them is chosen. */
export function ShareButton({ title, address, poster }: SharedPage) {
  const t = useWords('vacancies');
  return (
    <Popover
      summary={
        <>
          <Share aria-hidden="true" />
          {t('share.share')}
        </>
      }
      summaryClass={buttonClass({ kind: 'line', wide: true })}
      panelClass={floatingPanel}
    >
      <Ways title={title} address={address} poster={poster} />
    </Popover>
  );
}

function Ways({ title, address, poster }: SharedPage) {
  const t = useWords('vacancies');
  const [code, setCode] = useState<string | null>(null);
  const draw = async () => {
    const { qrSource } = await import('#app/ui/qr-code.ts');
    setCode(qrSource(address));
  };
  return (
    <>
      {/* Above all else: this stands beside a page that is scrolled, so what hangs below the window is out of reach. */}
      {code !== null && <Code source={code} />}
      <p className="px-3 py-2 t-sm text-soft select-all [overflow-wrap:anywhere]">{address}</p>
      <WithApp title={title} address={address} />
      <CopyLink address={address} />
      <SendLinks title={title} address={address} />
      {poster !== null && (
        <a href={poster} target="_blank" className={menuRow}>
          <Printer aria-hidden="true" />
          {t('share.poster')}
        </a>
      )}
      {code === null && (
        <button type="button" className={`${menuRow} noscript:hidden`} onClick={() => void draw()}>
          <QrCode aria-hidden="true" />
          {t('share.qr')}
        </button>
      )}
    </>
  );
}

/** Only some browsers can hand a page to an app of the device. */
function WithApp({ title, address }: Omit<SharedPage, 'poster'>) {
  const t = useWords('vacancies');
  const canShare = useHydrated() && 'share' in navigator;
  if (!canShare) return null;
  return (
    <button
      type="button"
      className={menuRow}
      // Whoever closes the choice of apps refuses it; that is no fault.
      onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
    >
      <Smartphone aria-hidden="true" />
      {t('share.withApp')}
    </button>
  );
}

function CopyLink({ address }: Pick<SharedPage, 'address'>) {
  const t = useWords('vacancies');
  const { copy, outcome } = useCopy(address);
  return (
    <>
      <button type="button" className={`${menuRow} noscript:hidden`} onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t('share.copy')}
      </button>
      <p role="status" className="px-3 t-sm not-empty:pb-2">
        {outcome && t(`share.${outcome}`)}
      </p>
    </>
  );
}

function SendLinks({ title, address }: Omit<SharedPage, 'poster'>) {
  const t = useWords('vacancies');
  const text = encodeURIComponent(`${t('share.look', { title })}\n${address}`);
  return (
    <>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} className={menuRow}>
        <Mail aria-hidden="true" />
        {t('share.mail')}
      </a>
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer" className={menuRow}>
        <MessageCircle aria-hidden="true" />
        {t('share.whatsapp')}
      </a>
    </>
  );
}

/** It takes over the focus of the button that was pressed. The same at each drawing, or each would take it anew. */
const takeFocus = (drawn: HTMLElement | null) => drawn?.focus();

function Code({ source }: { source: string }) {
  const t = useWords('vacancies');
  return (
    <figure ref={takeFocus} tabIndex={-1} className="rounded-ctl p-3">
      <img
        src={source}
        alt={t('share.qrAlt')}
        width={240}
        height={240}
        className="h-auto w-full rounded-ctl"
      />
      <figcaption className="mt-2 t-sm text-soft">{t('share.qrText')}</figcaption>
    </figure>
  );
}
