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
import { actName, isActRefused, type ActRefused } from '#app/forms/act-answer.ts';
import { fieldRules, nativeOf, type FieldNameOf, type FormSchema } from '#app/forms/field-rules.ts';
import { isSecret } from '#app/forms/draft.ts';
import { PostForm, type PostedFields, type PostFormProps } from '#app/forms/post-form.tsx';
import { inSentences } from '#app/i18n/sentences.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/text-field.tsx';

interface ActFormProps<Act extends string = string> extends PostFormProps {
  /** What it does, as the action's table names it. Left out where each button says so itself. */
  act?: Act;
  /** What was refused is told elsewhere on the page. */
  isTold?: boolean;
}

/** Whether what was posted came from a form with these fields; a version may have moved on since. */
const isWith = (fields: PostedFields, valueOf: (name: string) => unknown) =>
  Object.entries(fields).every(
    ([name, value]) =>
      Array.isArray(value) || /version$/i.test(name) || String(valueOf(name) ?? '') === String(value ?? ''),
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
}
const nothing: PostedFields = {};
const ActContext = createContext<Acting>({ act: undefined, fields: nothing, refused: undefined });

/** A button, or a field with one, for a call: what was refused stands beside it, and it is busy while under way. */
function ActForm({ act, isTold, fields = nothing, children, ...rest }: ActFormProps) {
  const refused = useActRefusal(act, fields);
  const acting = useMemo(() => ({ act, fields, refused }), [act, fields, refused]);
  return (
    <ActContext value={acting}>
      <PostForm {...rest} fields={act === undefined ? fields : { [actName]: act, ...fields }}>
        {!isTold && refused && refused.general.length > 0 && (
          <Notice key={refused.at} kind="danger" title={inSentences(refused.general)} live />
        )}
        {children}
      </PostForm>
    </ActContext>
  );
}

/** `const Act = actFormOf<UserAct>()`: its acts are those of the action's table. */
export const actFormOf = <Act extends string>() => ActForm as (props: ActFormProps<Act>) => JSX.Element;

type ActButtonProps<Act extends string = string> = Omit<ComponentProps<typeof Button>, 'name' | 'value'> & {
  /** Of a form whose buttons each do something else. */
  act?: Act;
};

function ActButton({ act, children, ...rest }: ActButtonProps) {
  const acting = use(ActContext);
  const { state, formData } = useNavigation();
  const isUnderWay =
    state !== 'idle' &&
    formData?.get(actName) === (act ?? acting.act) &&
    isWith(acting.fields, (name) => formData?.get(name));
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

/** The field beside the button: limits from the contract; what was refused, and what was typed, comes back. */
export function ActField<Schema extends FormSchema, Props = ComponentProps<typeof TextField>>({
  schema,
  name,
  as,
  ...rest
}: ActFieldProps<Props, Schema>): JSX.Element {
  const { refused } = use(ActContext);
  const rules = fieldRules(schema, name);
  const Control: ElementType = as ?? TextField;
  const typed = isSecret(name) ? undefined : refused?.typed[name];
  const error = refused?.fields[name];
  return (
    <Control
      key={refused?.at}
      {...(rules && nativeOf(name, rules))}
      {...rest}
      name={name}
      {...(typed !== undefined && { defaultValue: typed })}
      error={error}
      autoFocus={error !== undefined}
    />
  );
}
