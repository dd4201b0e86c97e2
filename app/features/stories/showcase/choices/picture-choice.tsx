import Images from 'lucide-react/icons/images';
import { SCENES } from '#app/drawings/scenes.ts';
import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { useLocale } from '#app/i18n/words.ts';
import { PictureChoice } from '#app/ui/picture-choice.tsx';

export default function PictureChoiceStory() {
  const locale = useLocale();
  const { hint, choose, blocked } = useFieldSample();
  const sample = useSample({
    nl: { label: 'Tekening', none: 'Past bij het onderwerp' },
    en: { label: 'Drawing', none: 'Follows the subject' },
  });
  const options = [
    { value: '', label: sample.none, children: <Images aria-hidden className="size-6" /> },
    ...SCENES.slice(0, 4).map(({ key, url, alt }) => ({ value: key, label: alt[locale], src: url })),
  ];
  return (
    <>
      <Part title="Posts">
        <PostedForm>
          <PictureChoice name="drawing" label={sample.label} options={options} defaultValue="" />
        </PostedForm>
      </Part>
      <Part title="Hint, error, blocked">
        <div className="flex max-w-form flex-col gap-6">
          <PictureChoice name="b" label={sample.label} options={options} hint={hint} defaultValue="tuin" />
          <PictureChoice name="c" label={sample.label} options={options} error={choose} />
          <PictureChoice name="d" label={sample.label} options={options} blockedReason={blocked} />
        </div>
      </Part>
    </>
  );
}
