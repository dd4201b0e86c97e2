import { PEOPLE, SCENES } from '#app/drawings/scenes.ts';
import { useLocale } from '#app/i18n/words.ts';

/** A shipped drawing by its key, with its words; nothing when the key is unknown. */
export function Scene({ imageKey, className }: { imageKey: string; className: string }) {
  const locale = useLocale();
  const drawing = [...SCENES, ...PEOPLE].find(({ key }) => key === imageKey);
  if (!drawing) return null;
  return (
    <img
      src={drawing.url}
      alt={drawing.alt[locale]}
      width={400}
      height={300}
      loading="lazy"
      className={`photo object-cover ${className}`}
    />
  );
}
