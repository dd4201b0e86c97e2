import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { Slider } from '#app/ui/slider.tsx';

export default function SliderStory() {
  const { hint, error, blocked } = useFieldSample();
  const sample = useSample({
    nl: { label: 'Hoe ver wil je reizen?', cycling: 'minuten fietsen' },
    en: { label: 'How far would you travel?', cycling: 'minutes by bike' },
  });
  const meaning = (km: number) => `${String(km)} km, ${String(km * 4)} ${sample.cycling}`;
  const shared = { label: sample.label, min: 1, max: 25, meaning, ends: ['1 km', '25 km'] as const };
  return (
    <>
      <Part title="States">
        <States>
          <Slider {...shared} />
          <Slider {...shared} defaultValue={5} hint={hint} />
          <Slider {...shared} defaultValue={25} error={error} />
          <Slider {...shared} defaultValue={12} blockedReason={blocked} />
        </States>
      </Part>
      <Part title="Posts">
        <PostedForm>
          <Slider {...shared} name="distance" defaultValue={5} />
        </PostedForm>
      </Part>
    </>
  );
}
