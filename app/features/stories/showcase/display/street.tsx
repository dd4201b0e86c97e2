import { HousePart } from '#app/drawings/house-part.tsx';
import { Street } from '#app/drawings/street.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';

const samples = {
  nl: { street: 'De straat', parts: 'Huisdelen' },
  en: { street: 'The street', parts: 'Parts of the street' },
};

export default function StreetStory() {
  const sample = useSample(samples);
  return (
    <>
      <Part title={sample.street}>
        <Street className="h-58 w-full" />
      </Part>
      <Part title={sample.parts}>
        <div className="flex flex-wrap gap-6">
          <HousePart kind="door" />
          <HousePart kind="house" />
          <HousePart kind="tree" />
        </div>
      </Part>
    </>
  );
}
