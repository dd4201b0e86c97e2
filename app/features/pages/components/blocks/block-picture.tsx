import type { BlockPicture } from '#contract/block-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { PEOPLE, SCENES } from '#app/drawings/scenes.ts';
import { useLocale } from '#app/i18n/words.ts';

type Found = { src: string; alt: string; width: number; height: number };

/** Where the picture is and what it shows; null for one that is no more. */
function foundOf({ image, alt }: BlockPicture, locale: Locale): Found | null {
  if (image.kind === 'upload')
    return image.picture
      ? {
          src: image.picture.url,
          alt: alt ?? image.picture.altText ?? '',
          width: image.picture.width,
          height: image.picture.height,
        }
      : null;
  const drawing = [...SCENES, ...PEOPLE].find(({ key }) => key === image.key);
  return drawing ? { src: drawing.url, alt: alt ?? drawing.alt[locale], width: 400, height: 300 } : null;
}

/** Whether there is something to see: a block without leaves no hole. */
export const hasPicture = (picture: BlockPicture | null): picture is BlockPicture =>
  picture !== null && foundOf(picture, 'nl') !== null;

type PhotoProps = {
  picture: BlockPicture | null;
  /** Size and corners; `aspect-` of a kind, so that nothing moves when it comes. */
  className: string;
  /** In view when the page opens. */
  isFirst?: boolean;
  /** Words stand beside it that say the same. */
  isDecoration?: boolean;
  /** Not cut: a logo. */
  isWhole?: boolean;
};

/** A part as CSS has it. */
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** A picture of a block, cut around its focus. */
export function BlockPhoto({ picture, className, isFirst, isDecoration, isWhole }: PhotoProps) {
  const locale = useLocale();
  const found = picture && foundOf(picture, locale);
  if (!picture || !found) return null;
  const { x, y } = picture.focus;
  return (
    <img
      src={found.src}
      alt={isDecoration ? '' : found.alt}
      width={found.width}
      height={found.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={x === 0.5 && y === 0.5 ? undefined : { objectPosition: `${percent(x)} ${percent(y)}` }}
      className={isWhole ? `object-contain ${className}` : `photo object-cover ${className}`}
    />
  );
}
