import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { richTextSamples } from '#app/features/stories/components/rich-text-samples.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';

/** Stored text as a reader sees it. */
export default function FormattedTextStory() {
  const sample = useSample(richTextSamples);
  const html = useIsLong() ? sample.long : sample.filled;
  return (
    <>
      <Part title="On the page">
        <FormattedText html={sanitizeHtml(html)} />
      </Part>
      <Part title="On sunken">
        <div className="rounded-card bg-sunken p-6">
          <FormattedText html={sanitizeHtml(sample.short)} />
        </div>
      </Part>
      <Part title="Everything that may stand in it">
        <FormattedText html={sanitizeHtml(sample.everything)} />
      </Part>
      <Part title="Empty">
        <FormattedText html={sanitizeHtml('')} />
      </Part>
    </>
  );
}
