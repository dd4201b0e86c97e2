import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { SCENES } from '#app/drawings/scenes.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Gallery } from '#app/ui/gallery.tsx';

const samples = {
  nl: {
    label: 'Foto’s van De Groene Kade',
    long: 'Foto’s van de Vrijwilligersvacaturebeoordelingscommissie',
  },
  en: { label: 'Photos of De Groene Kade', long: 'Photos of the assessment committee for vacancies' },
};

export default function GalleryStory() {
  const sample = useSample(samples);
  const locale = useLocale();
  const label = useIsLong() ? sample.long : sample.label;
  const photos = SCENES.slice(0, 6).map(({ url, alt }) => ({ src: url, alt: alt[locale] }));
  return [6, 3, 2, 1].map((count) => (
    <Part key={count} title={`${count}`}>
      <Gallery label={`${label} ${count}`} photos={photos.slice(0, count)} />
    </Part>
  ));
}
