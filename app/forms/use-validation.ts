/** The fields of a form: what they hold, what is wrong, and when that is judged (specification, section 5). */
import { useEffect, useRef, useState } from 'react';
import {
  set,
  useForm as useFields,
  type FieldErrors as LibraryErrors,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { FieldErrors } from '#app/forms/check-values.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { useInputBeforeHydration } from '#app/forms/input-before-hydration.ts';

/** One field as it stands. */
export interface FieldState {
  value: unknown;
  error: string | undefined;
  touched: boolean;
  dirty: boolean;
  valid: boolean;
}

export interface CheckedOptions {
  /** Sentences by field; empty when all is well. The contract's rules, mostly `checkValues`. */
  check: (values: FormValues) => FieldErrors;
  defaultValues: FormValues;
  /** Filled in at the start instead of the default values: what a refused form without script brings back. */
  values?: FormValues;
  /** Known at the start: what the server found. */
  errors?: FieldErrors;
  validateOnMount?: boolean;
  /** Fields judged again when another changes, once they were left: `{ startDate: ['endDate'] }`. */
  dependents?: Readonly<Record<string, readonly string[]>>;
}

type Checking = UseFormReturn<FormValues>;

const nested = (errors: FieldErrors, type: string): LibraryErrors => {
  const found = {};
  for (const [name, message] of Object.entries(errors)) set(found, name, { type, message });
  return found;
};

/** The sentences again, by dotted name. */
function sentencesOf(found: object, before = ''): FieldErrors {
  const all: FieldErrors = {};
  for (const [key, value] of Object.entries(found)) {
    if (typeof value !== 'object' || value === null || key === 'ref') continue;
    const { message } = value as { message?: unknown };
    if (typeof message === 'string') all[`${before}${key}`] = message;
    else Object.assign(all, sentencesOf(value as object, `${before}${key}.`));
  }
  return all;
}

const resolverFor =
  (check: CheckedOptions['check']): Resolver<FormValues> =>
  (values) => {
    const errors = check(values);
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nested(errors, 'contract') };
  };

/** What a refused form without script brings back, and the look at everything at once where it is asked for. */
function useStart(form: Checking, { values, defaultValues, validateOnMount = false }: CheckedOptions) {
  const start = useRef({ values, defaultValues });
  useEffect(() => {
    const { values: brought, defaultValues: first } = start.current;
    if (brought) {
      // With what was changed meanwhile. All of it counts as changed: only what the form began with is saved.
      const now = { ...brought, ...form.getValues() };
      form.reset(first, { keepErrors: true });
      form.reset(now, { keepDefaultValues: true, keepErrors: true });
    }
    if (validateOnMount) void form.trigger();
  }, [form, validateOnMount]);
}

/** The library's form by the rules of ours. */
function useLibraryForm(options: CheckedOptions): Checking {
  // One and the same object for good: the library takes a new one for what the server found again.
  const [known] = useState(() => (options.errors ? nested(options.errors, 'server') : undefined));
  const form = useFields<FormValues>({
    // Judged on leaving a field, never while it is typed in for the first time.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: options.values ?? options.defaultValues,
    resolver: resolverFor(options.check),
    errors: known as never,
  });
  useStart(form, options);
  return form;
}

/** Ties controls to the form. */
function useControls(form: Checking, errors: FieldErrors, { dependents = {} }: CheckedOptions) {
  const keepTyped = useInputBeforeHydration(form);
  /** A wrong field is judged with each letter, and with it those that hang on it. */
  const judgeAgain = async (name: string) => {
    const depending = (dependents[name] ?? []).filter((one) => form.getFieldState(one).isTouched);
    const fields = errors[name] ? [name, ...depending] : depending;
    if (fields.length > 0) await form.trigger(fields);
  };
  return {
    /** What a native control gets. */
    field: (name: string) => {
      const { onChange, onBlur, ref } = form.register(name);
      return {
        name,
        ref: keepTyped(name, ref),
        onBlur,
        onChange: async (event: { target: unknown; type?: unknown }) => {
          await onChange(event);
          await judgeAgain(name);
        },
      };
    },
    /** For controls that hand over a value instead of an event. */
    change: async (name: string, value: FormValues[string]) => {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
      await judgeAgain(name);
    },
    /** For controls without an event of their own on leaving them. */
    judgeField: (name: string): Promise<boolean> => form.trigger(name),
  };
}

/** The fields of a form, as `useChecked` gives them. */
export interface Checked extends ReturnType<typeof useControls> {
  form: Checking;
  errors: FieldErrors;
  isDirty: boolean;
  /** What differs from how it was saved, by field. */
  dirtyFields: Readonly<Record<string, unknown>>;
  wrongIn: (names?: readonly string[]) => Promise<FieldErrors | null>;
  state: (name: string) => FieldState;
  showErrors: (errors: FieldErrors) => void;
}

export function useValidation(options: CheckedOptions): Checked {
  const { check } = options;
  const form = useLibraryForm(options);
  const { errors: found, touchedFields, dirtyFields, isDirty } = form.formState;
  const [tried, setDryRun] = useState<readonly string[] | 'all'>([]);
  const errors = sentencesOf(found);
  const controls = useControls(form, errors, options);

  /** Sentences of these fields (all when left out), or null when they are right. They count as touched from now on. */
  const wrongIn = async (names?: readonly string[]): Promise<FieldErrors | null> => {
    setDryRun((before) => (names && before !== 'all' ? [...before, ...names] : 'all'));
    if (await form.trigger(names ? [...names] : undefined)) return null;
    const isAsked = (name: string) =>
      !names || names.some((one) => name === one || name.startsWith(`${one}.`));
    return Object.fromEntries(Object.entries(check(form.getValues())).filter(([name]) => isAsked(name)));
  };
  const state = (name: string): FieldState => {
    const { isTouched, isDirty: dirty } = form.getFieldState(name, { touchedFields, dirtyFields } as never);
    return {
      value: form.getValues(name),
      error: errors[name],
      touched: tried === 'all' || tried.includes(name) || isTouched,
      dirty,
      valid: errors[name] === undefined && check(form.getValues())[name] === undefined,
    };
  };
  const showErrors = (given: FieldErrors) => {
    for (const [name, message] of Object.entries(given)) form.setError(name, { type: 'server', message });
  };
  return { form, errors, isDirty, dirtyFields, ...controls, wrongIn, state, showErrors };
}
