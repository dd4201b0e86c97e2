import {
  createContext,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  type JSX,
} from 'react';
import { useActionData, useNavigation } from 'react-router';
import { actIn, actName, isActRefused, type ActRefused } from '#app/forms/act-answer.ts';
import { fieldRules, nativeOf, type FieldNameOf, type FormSchema } from '#app/forms/field-rules.ts';
import { isSecret } from '#app/forms/draft.ts';
import { Refusal } from '#app/forms/form-errors.tsx';
import { PostForm, type PostedFields, type PostFormProps } from '#app/forms/post-form.tsx';
import { inSentences } from '#app/i18n/sentences.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/text-field.tsx';

interface ActFormProps<Act extends string = string> extends PostFormProps {
  /** What it does, as the action's table names it. Left out where each button says so itself. */
  act?: Act;
  /** What was refused is told elsewhere on the page. */
  isTold?: boolean;
  /** Of more fields than one: all that is wrong stands above them, each as a link to its field. */
  hasSummary?: boolean;
}

/** Whether what was posted came from a form with these fields; a version may have moved on since, and a secret does not come back. */
const isWith = (fields: PostedFields, valueOf: (name: string) => unknown) =>
  Object.entries(fields).every(
    ([name, value]) =>
      Array.isArray(value) ||
      /version$/i.test(name) ||
      isSecret(name) ||
      String(valueOf(name) ?? '') === String(value ?? ''),
  );

/** The refusal of this very form, of several alike on a page. */
export function useActRefusal(act: string | undefined, fields: PostedFields = {}): ActRefused | undefined {
  const answer: unknown = useActionData();
  if (!isActRefused(answer) || (act !== undefined && answer.act !== act)) return undefined;
  return isWith(fields, (name) => answer.typed[name]) ? answer : undefined;
}

interface Acting {
  act: string | undefined;
  fields: PostedFields;
  refused: ActRefused | undefined;
  hasSummary: boolean;
  fetcher: PostFormProps['fetcher'];
}
const nothing: PostedFields = {};
const ActContext = createContext<Acting>({
  act: undefined,
  fields: nothing,
  refused: undefined,
  hasSummary: false,
  fetcher: undefined,
});

/** Two forms on a page may ask the same. */
const idOf = (act: string | undefined, name: string) => (act === undefined ? name : `${act}-${name}`);

/** What was refused, over the form: what belongs to no field, and what is about one that goes along unseen. */
function Refused({
  act,
  refused,
  fields,
  hasSummary,
}: Pick<Acting, 'act' | 'fields' | 'hasSummary'> & { refused: ActRefused }) {
  const all = Object.entries(refused.fields);
  const general = [...refused.general, ...all.flatMap(([name, text]) => (name in fields ? [text] : []))];
  if (!hasSummary)
    return general.length > 0 && <Notice key={refused.at} kind="danger" title={inSentences(general)} live />;
  const shown = all.flatMap(([name, message]) =>
    name in fields ? [] : [{ href: `#${idOf(act, name)}` as const, message }],
  );
  return (
    <>
      <ErrorSummary errors={shown} attempt={refused.at} />
      <Refusal general={general} attempt={shown.length === 0 ? refused.at : undefined} />
    </>
  );
}

/** A button, or a few fields with one, for a call: what was refused stands beside it, and it is busy while under way. */
function ActForm(props: ActFormProps) {
  const { act, isTold, hasSummary = false, fields = nothing, children, ...rest } = props;
  const { fetcher } = rest;
  const refused = useActRefusal(act, fields);
  const acting = useMemo(
    () => ({ act, fields, refused, hasSummary, fetcher }),
    [act, fields, refused, hasSummary, fetcher],
  );
  return (
    <ActContext value={acting}>
      <PostForm {...rest} fields={act === undefined ? fields : { [actName]: act, ...fields }}>
        {!isTold && refused && (
          <Refused act={act} refused={refused} fields={fields} hasSummary={hasSummary} />
        )}
        {children}
      </PostForm>
    </ActContext>
  );
}

/** `const Act = actFormOf<UserAct>()`: its acts are those of the action's table. */
export const actFormOf = <Act extends string>() => ActForm as (props: ActFormProps<Act>) => JSX.Element;

type ActButtonProps<Act extends string = string> = ComponentProps<typeof Button> & {
  /** Of a form whose buttons each do something else. */
  act?: Act;
};

function ActButton({ act, children, ...rest }: ActButtonProps) {
  const acting = use(ActContext);
  const navigation = useNavigation();
  const { state, formData } = acting.fetcher ?? navigation;
  const isUnderWay =
    state !== 'idle' &&
    formData !== undefined &&
    actIn(formData) === (act ?? acting.act) &&
    isWith(acting.fields, (name) => formData.get(name));
  return (
    <Button
      {...rest}
      type="submit"
      {...(act !== undefined && { name: actName, value: act })}
      busy={isUnderWay}
    >
      {children}
    </Button>
  );
}

/** `const Press = actButtonOf<UserAct>()`: the button of such a form. */
export const actButtonOf = <Act extends string>() => ActButton as (props: ActButtonProps<Act>) => JSX.Element;

type ActFieldProps<Props, Schema extends FormSchema> = Omit<Props, 'name'> & {
  /** The contract that limits it. */
  schema: Schema;
  name: FieldNameOf<Schema>;
  as?: ComponentType<Props>;
};

/** What was typed comes back, but no secret; a box is ticked when it was posted. */
function typedAgain(refused: ActRefused | undefined, name: string, isBox: boolean) {
  if (!refused || isSecret(name)) return {};
  const typed = refused.typed[name];
  if (isBox) return { defaultChecked: typed !== undefined };
  return typeof typed === 'string' ? { defaultValue: typed } : {};
}

/** The field beside the button: limits from the contract; what was refused, and what was typed, comes back. */
export function ActField<Schema extends FormSchema, Props = ComponentProps<typeof TextField>>({
  schema,
  name,
  as,
  ...rest
}: ActFieldProps<Props, Schema>): JSX.Element {
  const { act, refused, hasSummary } = use(ActContext);
  const rules = fieldRules(schema, name);
  const Control: ElementType = as ?? TextField;
  const { error = refused?.fields[name], autoFocus } = rest as { error?: string; autoFocus?: boolean };
  return (
    <Control
      key={refused?.at}
      {...(hasSummary && { id: idOf(act, name) })}
      {...(rules && nativeOf(name, rules))}
      {...rest}
      name={name}
      {...typedAgain(refused, name, 'defaultChecked' in rest || rules?.kind === 'boolean')}
      error={error}
      autoFocus={autoFocus || (!hasSummary && error !== undefined)}
    />
  );
}
