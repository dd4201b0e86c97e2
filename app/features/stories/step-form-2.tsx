/** Steps that depend on what was filled in before: one is left out for whoever is alone, and a question asks on. */
import type { Route } from './+types/step-form-2.ts';
import * as z from 'zod/mini';
import { oneOf, text, wholeNumber } from '#contract/fields.ts';
import { pageContext } from '#app/api/page-context.ts';
import { StepStory } from '#app/features/stories/components/step-story.tsx';
import { useSample } from '#app/features/stories/components/story.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import type { FormStep } from '#app/forms/form-steps.ts';
import { valuesOf, type FormValues } from '#app/forms/form-values.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { Review, type StepState } from '#app/forms/step-form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';

const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' };
const blank = (path: string) => ({ ...always, path: [path], params: { code: 'blank' } });

const schema = z
  .object({
    who: oneOf(['alone', 'group']),
    groupName: z.optional(z.nullable(text(80))),
    people: z.optional(wholeNumber(2, 40)),
    hasWish: z.boolean(),
    wish: z.optional(z.nullable(text(200))),
  })
  .check(
    z.refine(({ who, groupName }) => who !== 'group' || Boolean(groupName), blank('groupName')),
    z.refine(({ who, people }) => who !== 'group' || people !== undefined, blank('people')),
    z.refine(({ hasWish, wish }) => !hasWish || Boolean(wish), blank('wish')),
  );

const Field = fieldOf(schema);
const labels = {
  nl: {
    who: 'Met wie kom je?',
    groupName: 'Naam van de groep',
    people: 'Aantal mensen',
    hasWish: 'Ik heb een wens, zoals een rolstoelplek',
    wish: 'Je wens',
  },
  en: {
    who: 'Who are you coming with?',
    groupName: 'Name of the group',
    people: 'Number of people',
    hasWish: 'I have a wish, such as room for a wheelchair',
    wish: 'Your wish',
  },
};
const steps = [
  { name: 'who', fields: ['who'] },
  { name: 'group', fields: ['groupName', 'people'], isSkipped: ({ who }: FormValues) => who !== 'group' },
  { name: 'wishes', fields: ['hasWish', 'wish'] },
  { name: 'check', fields: [] },
] as const satisfies FormStep[];

export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerForm(page, await readForm(request), {
    schema,
    labels: labels[page.locale],
    steps,
    send: async ({ people }) => Number(people ?? 1),
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function Content({ step, values, goTo }: StepState<(typeof steps)[number]['name']>) {
  const words = useSample(labels);
  const sample = useSample({
    nl: { alone: 'Alleen', group: 'Met een groep', change: 'Wijzig' },
    en: { alone: 'Alone', group: 'With a group', change: 'Change' },
  });
  if (step === 'who')
    return (
      <Field
        name="who"
        as={RadioGroup}
        options={(['alone', 'group'] as const).map((value) => ({ value, label: sample[value] }))}
      />
    );
  if (step === 'group')
    return (
      <>
        <Field name="groupName" required optional={undefined} />
        <Field name="people" required optional={undefined} />
      </>
    );
  if (step === 'wishes')
    return (
      <>
        <Field name="hasWish" />
        {values['hasWish'] === true && <Field name="wish" required optional={undefined} />}
      </>
    );
  const who =
    values['who'] === 'group'
      ? `${sample.group}: ${String(values['groupName'])} (${String(values['people'])})`
      : sample.alone;
  const rows = [{ label: words.who, value: who, step: 'who', about: `${sample.change}: ${words.who}` }];
  const wish = {
    label: words.wish,
    value: values['hasWish'] === true ? String(values['wish']) : '',
    step: 'wishes',
    about: `${sample.change}: ${words.wish}`,
  };
  return <Review goTo={goTo} rows={[...rows, wish]} />;
}

export default function StepFormStory({ loaderData, actionData }: Route.ComponentProps) {
  const sample = useSample({
    nl: {
      who: 'Met wie',
      group: 'De groep',
      wishes: 'Wensen',
      check: 'Controleren',
      send: 'Meld aan',
      sent: 'Aangemeld. Aantal mensen:',
    },
    en: {
      who: 'With whom',
      group: 'The group',
      wishes: 'Wishes',
      check: 'Check',
      send: 'Sign up',
      sent: 'Signed up. People:',
    },
  });
  const form = useForm<number>({
    schema,
    labels: useSample(labels),
    defaultValues: valuesOf(schema),
    formKey: loaderData.formKey,
    answer: actionData,
    draft: 'story dependent steps',
  });
  return (
    <StepStory
      title="step-form-2"
      about="Left out and asked on"
      answer={actionData}
      words={sample}
      {...{ form, steps }}
    >
      {(args) => <Content {...args} />}
    </StepStory>
  );
}
