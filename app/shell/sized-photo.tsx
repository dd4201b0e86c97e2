import type { CSSProperties } from 'react';
import { srcSetOf } from '#contract/picture-sizes.ts';
import type { Picture } from '#contract/uploads.ts';

type SizedPhotoProps = {
  picture: Pick<Picture, 'id' | 'url' | 'width' | 'height'> & { preview?: string | null | undefined };
  /** What it shows; empty where words beside it say so. */
  alt: string;
  /** How wide it stands, as `sizes` has it: `(min-width: 640px) 400px, 100vw`. */
  sizes: string;
  /** In view when the page opens. */
  isFirst?: boolean | undefined;
  className: string;
  style?: CSSProperties | undefined;
};

/**
 * A picture that somebody sent: the browser chooses among the widths that the server makes of it. Until it is there a few of its points
 * stand in its place, without script. Where it may be seen through it has none: they would show behind it.
 */
export function SizedPhoto({ picture, alt, sizes, isFirst, className, style }: SizedPhotoProps) {
  const { url, width, height, preview } = picture;
  const behind = preview && !/\.png(\?|$)/.test(url) ? { backgroundImage: `url(${preview})` } : {};
  return (
    <img
      src={url}
      srcSet={srcSetOf(picture)}
      // A lazy one is measured by browsers that can.
      sizes={isFirst ? sizes : `auto, ${sizes}`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={{ ...behind, ...style }}
      className={`bg-cover bg-center ${className}`}
    />
  );
}
