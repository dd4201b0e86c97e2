import { SCENES, sceneFor } from '#app/drawings/scenes.ts';

type PhotoProps = {
  /** Key of a shipped drawing, as the author chose it. */
  imageKey: string | null;
  /** Gives a vacancy without a picture always the same one. */
  fallback: string;
  /** Size and corners only. */
  className: string;
  /** Above the fold: loaded at once. */
  isFirst?: boolean;
};

/** The picture of a vacancy; deliberately without words, as the title stands beside it. */
export function VacancyPhoto({ imageKey, fallback, className, isFirst }: PhotoProps) {
  const scene = SCENES.find(({ key }) => key === imageKey) ?? sceneFor(fallback);
  return (
    <img
      src={scene.url}
      alt=""
      width={400}
      height={300}
      loading={isFirst ? 'eager' : 'lazy'}
      className={`photo object-cover ${className}`}
    />
  );
}
