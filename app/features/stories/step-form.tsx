/** Three steps one after the other, and a look at everything before it is sent. */
import type { Route } from './+types/step-form.ts';
import * as z from 'zod/mini';
import { email, phoneNumber, text } from '#contract/fields.ts';
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

const schema = z.object({
  message: text(5000),
  firstName: text(80),
  lastName: text(80),
  email: email(),
  phoneNumber: z.optional(z.nullable(phoneNumber())),
  consent: z.boolean().check(z.refine((value) => value, { params: { code: 'consent_needed' } })),
});

const Field = fieldOf(schema);
const labels = {
  nl: {
    message: 'Jouw bericht',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    phoneNumber: 'Telefoonnummer',
    consent: 'De organisatie mag mijn gegevens gebruiken om contact op te nemen',
  },
  en: {
    message: 'Your message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phoneNumber: 'Phone number',
    consent: 'The organisation may use my details to get in touch',
  },
};
const steps = [
  { name: 'message', fields: ['message'] },
  { name: 'contact', fields: ['firstName', 'lastName', 'email', 'phoneNumber'] },
  { name: 'check', fields: ['consent'] },
] as const satisfies FormStep[];

export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerForm(page, await readForm(request), {
    schema,
    labels: labels[page.locale],
    steps,
    send: async ({ firstName }) => String(firstName),
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function Contact() {
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" />
        <Field name="lastName" />
      </div>
      <Field name="email" />
      <Field name="phoneNumber" />
    </>
  );
}

function Check({ values, goTo }: { values: FormValues; goTo: (step: string) => void }) {
  const sample = useSample({
    nl: { message: 'Je bericht', name: 'Naam', reach: 'Bereikbaar', change: 'Wijzig' },
    en: { message: 'Your message', name: 'Name', reach: 'Reach you', change: 'Change' },
  });
  const row = (label: string, step: string, ...names: string[]) => ({
    label,
    step,
    value: names.map((name) => String(values[name])).join(' '),
    about: `${sample.change} ${label}`,
  });
  return (
    <>
      <Review
        goTo={goTo}
        rows={[
          row(sample.message, 'message', 'message'),
          row(sample.name, 'contact', 'firstName', 'lastName'),
          row(sample.reach, 'contact', 'email', 'phoneNumber'),
        ]}
      />
      <Field name="consent" />
    </>
  );
}

function Content({ step, ...args }: StepState<(typeof steps)[number]['name']>) {
  if (step === 'message') return <Field name="message" />;
  return step === 'contact' ? <Contact /> : <Check {...args} />;
}

export default function StepFormStory({ loaderData, actionData }: Route.ComponentProps) {
  const sample = useSample({
    nl: {
      message: 'Kennismaken',
      contact: 'Jouw gegevens',
      check: 'Controleren',
      send: 'Verstuur',
      sent: 'Verstuurd. Bedankt,',
    },
    en: {
      message: 'Introduction',
      contact: 'Your details',
      check: 'Check',
      send: 'Send',
      sent: 'Sent. Thank you,',
    },
  });
  const form = useForm<string>({
    schema,
    labels: useSample(labels),
    defaultValues: valuesOf(schema),
    formKey: loaderData.formKey,
    answer: actionData,
    draft: 'story steps',
    notInDraft: ['consent'],
  });
  return (
    <StepStory
      title="step-form"
      about="One after the other"
      answer={actionData}
      words={sample}
      {...{ form, steps }}
    >
      {(args) => <Content {...args} />}
    </StepStory>
  );
}
