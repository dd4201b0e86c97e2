import { Story } from '#app/features/stories/parts/story.tsx';

export default function StepFormStory() {
  return <Story title="step-form">{null}</Story>;
}
