import { Story } from '#app/features/stories/parts/story.tsx';

export default function StepForm2Story() {
  return <Story title="step-form-2">{null}</Story>;
}
