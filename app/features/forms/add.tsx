/** A new form: what it is called, in which language, and what it begins with; its questions come next. */
import type { Route } from './+types/add.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerStart, loadStart } from '#app/features/forms/add.server.ts';
import { startForm, startLabels, starts } from '#app/features/forms/form-start.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadStart(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const answer = await answerStart(page, await readForm(request));
  if (answer.data.kind !== 'saved') return answer;
  const to = inLanguageOf(url.pathname, `/form_builder/${answer.data.result.id}/edit`);
  return goOn(to, { told: wordsOf(page.locale, 'forms')('add.done') });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

const Field = fieldOf(startForm);
const Choice = choiceOf(startForm);
const Hidden = hiddenOf(startForm);

interface OwnerProps {
  organizations: readonly { value: string; label: string }[];
  isOfCenter: boolean;
}

/** Whose it is, where that can be more than one. */
function Owner({ organizations, isOfCenter }: OwnerProps) {
  const center = siteName(useFrame());
  const options = [...(isOfCenter ? [{ value: '', label: center }] : []), ...organizations];
  if (options.length === 1) return <Hidden name="organizationId" />;
  return <Field name="organizationId" as={Select} optional={undefined} options={options} />;
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('forms');
  const { formKey, hasEnglish, source, organizations, isOfCenter } = loaderData;
  const own = useFrame()?.user?.organizations.currentId;
  // Who looks after one is not asked; who looks after more works for one of them.
  const usual = isOfCenter
    ? null
    : (organizations.find(({ value }) => value === own) ?? organizations[0])?.value;
  const form = useForm<{ id: string }>({
    schema: startForm,
    labels: startLabels(t),
    defaultValues: valuesOf(startForm, {
      title: source?.title,
      organizationId: source ? source.organizationId : usual,
      locale: source?.locale ?? 'nl',
      start: 'empty',
      copyOf: source?.id,
    }),
    formKey,
    answer: actionData,
    navigates: true,
  });
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/form_builder', label: t('titles.list') }, { label: t('titles.add') }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.add')}</h1>
      <div className="max-w-reading">
        <Form form={form}>
          <Field name="title" autoComplete="off" />
          <Owner organizations={organizations} isOfCenter={isOfCenter} />
          {hasEnglish ? (
            <Choice name="locale" word={(locale) => t(`locales.${locale}`)} />
          ) : (
            <input type="hidden" name="locale" value="nl" />
          )}
          {source ? (
            <Hidden name="copyOf" />
          ) : (
            <Field
              name="start"
              as={RadioGroup}
              optional={undefined}
              options={starts.map((value) => ({ value, label: t(`starts.${value}`) }))}
            />
          )}
          <div>
            <SubmitButton>{t('add.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
