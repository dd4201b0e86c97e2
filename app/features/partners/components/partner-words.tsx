import ExternalLink from 'lucide-react/icons/external-link';
import { centerWords } from '#contract/center-name.ts';
import { type PartnerView, shortAddress } from '#app/features/partners/components/partner.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Breakable } from '#app/ui/breakable.tsx';

type PartnerProps = { partner: PartnerView };

/** What it does for the centre, in Dutch where there is no English. */
export function PartnerText({ partner: { text, textEn } }: PartnerProps) {
  const words = centerWords(useLocale(), text, textEn);
  return words && <p lang={words.language}>{words.text}</p>;
}

/** Its own site, elsewhere. */
export function PartnerSite({ partner: { url } }: PartnerProps) {
  if (url === null) return null;
  return (
    <a href={url} rel="noopener" className="link inline-block min-h-11 content-center py-1.5">
      <Breakable>{shortAddress(url)}</Breakable>
      {/* Never on a line of its own: it goes down with the last part of the address. */}
      <span aria-hidden="true" className="whitespace-nowrap">
        {'\u2060'}
        <ExternalLink className="ms-2 inline size-4.5 align-text-bottom" />
      </span>
    </a>
  );
}
