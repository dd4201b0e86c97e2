import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { Segmented } from '#app/ui/segmented.tsx';

export default function SegmentedStory() {
  const sample = useSample({
    nl: { label: 'Weergave', list: 'Lijst', map: 'Kaart', both: 'Allebei' },
    en: { label: 'View', list: 'List', map: 'Map', both: 'Both' },
  });
  const items = [
    { href: '?view=list', label: sample.list, current: true },
    { href: '?view=map', label: sample.map },
    { href: '?view=both', label: sample.both },
  ];
  return (
    <Part title="Two and three views">
      <div className="flex flex-wrap gap-6">
        <Segmented label={sample.label} items={items.slice(0, 2)} />
        <Segmented label={`${sample.label} 3`} items={items} />
      </div>
    </Part>
  );
}
