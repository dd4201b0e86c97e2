import { useEffect, useState } from 'react';
import { offered, type Offer, type PictureSource } from '#app/forms/pictures/sources.ts';
import { useLocale } from '#app/i18n/words.ts';

/** Shown at once; as many more each time that somebody asks. */
export const offerSize = 12;
/** Somebody is still typing. */
const pauseMs = 250;

export interface Asked {
  source: PictureSource;
  q: string;
  pages: number;
  /** One more each time that it is tried again. */
  round: number;
}

/** What is offered by what is asked; what was found before stays until the next is there. */
export function useOffer({ source, q, pages, round }: Asked) {
  const locale = useLocale();
  const key = `${source} ${q} ${pages} ${round}`;
  const [found, setFound] = useState<{ key: string; source: PictureSource; offer: Offer | 'failed' }>();
  useEffect(() => {
    let isOver = false;
    const keep = (offer: Offer | 'failed') => !isOver && setFound({ key, source, offer });
    const load = () => offered(source, locale, q, offerSize * pages).then(keep, () => keep('failed'));
    const timer = setTimeout(() => void load(), q === '' ? 0 : pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, source, q, pages, locale]);
  return { offer: found?.source === source ? found.offer : undefined, isBusy: found?.key !== key };
}
