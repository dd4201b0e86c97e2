/** The widths of pictures, apart from all else that is said of files: whatever shows a picture needs these, and no rules of forms. */
import type { Picture } from './uploads.ts';

/**
 * Widths in which a picture is served as well, at `/uploads/{id}/{width}`: in AVIF or WebP, by what the browser says that it reads. The
 * largest is nearly `uploadSideMax`.
 */
export const pictureWidths = [320, 640, 960, 1440, 2048] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** For `srcset`: each width up to that of the picture, which none goes beyond. One that took the place of another says so, as its `url` does. */
export const srcSetOf = ({ id, width, url }: Pick<Picture, 'id' | 'width' | 'url'>): string =>
  pictureWidths
    .filter((_wide, at) => at === 0 || Number(pictureWidths[at - 1]) < width)
    .map((wide) => `/uploads/${id}/${wide}${/\?v=\d+$/.exec(url)?.[0] ?? ''} ${Math.min(wide, width)}w`)
    .join(', ');
