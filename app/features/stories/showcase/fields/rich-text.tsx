import { richTextSamples } from '#app/features/stories/components/rich-text-samples.ts';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';

/** The editor in all its states; /test/tiptap is for trying what goes in and comes out. */
export default function RichTextStory() {
  const sample = useSample(richTextSamples);
  const isLong = useIsLong();
  const label = isLong ? sample.longLabel : sample.label;
  const filled = isLong ? sample.long : sample.filled;
  return (
    <div className="flex max-w-form flex-col gap-8">
      <Part title="Empty">
        <RichTextField label={label} hint={sample.hint} name="empty" optional={sample.optional} />
      </Part>
      <Part title="Filled, with pictures">
        <RichTextField
          label={label}
          name="filled"
          defaultValue={filled}
          onPickImage={() => Promise.resolve({ src: '/drawings/scene-tuin.svg', alt: sample.label })}
        />
      </Part>
      <Part title="Nearly at its maximum, and over it">
        <RichTextField label={label} name="near" defaultValue={sample.short} maxLength={80} />
        <RichTextField label={label} name="over" defaultValue={sample.filled} maxLength={90} />
      </Part>
      <Part title="Error">
        <RichTextField label={label} hint={sample.hint} name="wrong" error={sample.error} />
      </Part>
      <Part title="Blocked">
        <RichTextField label={label} name="blocked" defaultValue={filled} blockedReason={sample.blocked} />
      </Part>
    </div>
  );
}
