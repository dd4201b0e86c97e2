import type { Picture } from '#contract/uploads.ts';
import { sceneOf } from '#app/drawings/scenes.ts';
import { CategoryMotif } from '#app/features/vacancies/components/category-motif.tsx';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';

type PhotoProps = {
  /** Key of a shipped drawing. */
  imageKey: string | null;
  /** Its own photo; it stands there instead of the drawing. */
  photo?: Picture | null;
  /** How wide its own photo stands, as `sizes` has it. */
  sizes?: string;
  /** Its motif stands there where no drawing fits. */
  category?: string | null;
  /** Size and corners only. */
  className: string;
  /** Above the fold: loaded at once. */
  isFirst?: boolean;
};

/** The picture of a vacancy; deliberately without words, as the title stands beside it. */
export function VacancyPhoto({ imageKey, photo, category, className, isFirst, sizes }: PhotoProps) {
  if (photo)
    return (
      <SizedPhoto
        picture={photo}
        alt=""
        sizes={sizes ?? '(min-width: 640px) 320px, 100vw'}
        isFirst={isFirst}
        className={`photo object-cover ${className}`}
      />
    );
  const url = sceneOf(imageKey)?.url;
  if (!url) return <CategoryMotif category={category ?? null} className={className} />;
  return (
    <img
      src={url}
      alt=""
      width={400}
      height={300}
      loading={isFirst ? 'eager' : 'lazy'}
      className={`photo object-cover ${className}`}
    />
  );
}
