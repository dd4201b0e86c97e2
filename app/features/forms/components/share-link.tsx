import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import QrCode from 'lucide-react/icons/qr-code';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { useCopy } from '#app/ui/use-copy.ts';

interface ShareLinkProps {
  link: string;
  /** What the picture of its code is called as a file. */
  name: string;
}

/** The address of a form, to be selected or copied, and as a code for on paper. */
export function ShareLink({ link, name }: ShareLinkProps) {
  const t = useWords('forms');
  const { copy, outcome } = useCopy(link);
  const [code, setCode] = useState<string | null>(null);
  const save = useRef<HTMLAnchorElement>(null);
  // The button that was pressed makes room for it.
  useEffect(() => {
    if (code !== null) save.current?.focus();
  }, [code]);
  const draw = async () => {
    const { qrSource } = await import('#app/ui/qr-code.ts');
    setCode(qrSource(link));
  };
  return (
    <section aria-labelledby="form-link" className="mt-6 max-w-reading">
      <h2 id="form-link" className="t-h4">
        {t('show.link')}
      </h2>
      <p className="mt-2 [overflow-wrap:anywhere]">
        <a href={link} className="link" translate="no">
          {link}
        </a>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4 noscript:hidden">
        <Button kind="line" icon={<Copy />} onClick={() => void copy()}>
          {t('show.copy')}
        </Button>
        {code === null && (
          <Button kind="ghost" icon={<QrCode />} onClick={() => void draw()}>
            {t('show.qr')}
          </Button>
        )}
        <p role="status" className="t-sm">
          {outcome && t(`show.${outcome}`)}
        </p>
      </div>
      {code !== null && (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <img src={code} alt={t('show.qrAlt')} className="size-48 rounded-ctl border border-line" />
          <a ref={save} href={code} download={`${name}.svg`} className={buttonClass({ kind: 'line' })}>
            <Download aria-hidden="true" />
            {t('show.qrSave')}
          </a>
        </div>
      )}
    </section>
  );
}
