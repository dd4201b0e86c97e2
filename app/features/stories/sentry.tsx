import { Story } from '#app/features/stories/parts/story.tsx';

export default function SentryStory() {
  return <Story title="sentry">{null}</Story>;
}
