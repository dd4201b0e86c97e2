import { useState } from 'react';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { SCENES } from '#app/drawings/scenes.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { PhotoViewer } from '#app/ui/photo-viewer.tsx';

const samples = {
  nl: {
    label: 'Foto’s van De Groene Kade',
    long: 'Foto’s van de Vrijwilligersvacaturebeoordelingscommissie',
    open: (count: number) => `Open ${count}`,
  },
  en: {
    label: 'Photos of De Groene Kade',
    long: 'Photos of the assessment committee for vacancies',
    open: (count: number) => `Open ${count}`,
  },
};

function PhotosOf({ count }: { count: number }) {
  const sample = useSample(samples);
  const locale = useLocale();
  const [at, setAt] = useState<number | null>(null);
  const photos = SCENES.slice(0, count).map(({ url, alt }) => ({ src: url, alt: alt[locale] }));
  const label = useIsLong() ? sample.long : sample.label;
  return (
    <>
      <Button type="button" kind="line" onClick={() => setAt(0)}>
        {sample.open(count)}
      </Button>
      <PhotoViewer label={label} photos={photos} at={at} onAt={setAt} />
    </>
  );
}

export default function PhotoViewerStory() {
  return [6, 2, 1].map((count) => (
    <Part key={count} title={`${count}`}>
      <PhotosOf count={count} />
    </Part>
  ));
}
