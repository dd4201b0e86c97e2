import type { BlockPicture } from '#contract/block-fields.ts';
import type { SeenOn } from '#contract/uploads.ts';
import type { Locale } from '#contract/locales.ts';
import { PEOPLE, SCENES } from '#app/drawings/scenes.ts';
import { useLocale } from '#app/i18n/words.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';

type Sent = NonNullable<Extract<BlockPicture['image'], { kind: 'upload' }>['picture']>;
type Found = { alt: string } & ({ sent: Sent } | { drawing: string });

/** The picture and what it shows; null for one that is no more. */
function foundOf({ image, alt }: BlockPicture, locale: Locale): Found | null {
  if (image.kind === 'upload')
    return image.picture ? { sent: image.picture, alt: alt ?? image.picture.altText ?? '' } : null;
  const drawing = [...SCENES, ...PEOPLE].find(({ key }) => key === image.key);
  return drawing ? { drawing: drawing.url, alt: alt ?? drawing.alt[locale] } : null;
}

/** Whether there is something to see: a block without leaves no hole. */
export const hasPicture = (picture: BlockPicture | null): picture is BlockPicture =>
  picture !== null && foundOf(picture, 'nl') !== null;

/** On which grounds it can be seen; what the product draws brings its own. */
export const seenOnOf = ({ image }: BlockPicture): SeenOn | null =>
  image.kind === 'upload' ? (image.picture?.seenOn ?? null) : null;

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
  /** How wide it stands, as `sizes` has it; half of a wide screen when left out. */
  sizes?: string;
};

/** A part as CSS has it. */
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** A picture of a block, cut around its focus. */
export function BlockPhoto({ picture, className, isFirst, isDecoration, isWhole, sizes }: PhotoProps) {
  const locale = useLocale();
  const found = picture && foundOf(picture, locale);
  if (!picture || !found) return null;
  const { x, y } = picture.focus;
  const shared = {
    alt: isDecoration ? '' : found.alt,
    style: x === 0.5 && y === 0.5 ? undefined : { objectPosition: `${percent(x)} ${percent(y)}` },
    className: `${isWhole ? 'object-contain' : 'photo object-cover'} ${className}`,
  };
  if ('sent' in found)
    return (
      <SizedPhoto
        {...shared}
        picture={isWhole ? { ...found.sent, preview: null } : found.sent}
        sizes={sizes ?? '(min-width: 768px) 50vw, 100vw'}
        isFirst={isFirst}
      />
    );
  return (
    <img
      {...shared}
      src={found.drawing}
      width={400}
      height={300}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
