import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import { fieldNames } from '#app/forms/field-rules.ts';
import type { FormValue } from '#app/forms/form-values.ts';
import { formWords } from '#app/forms/words.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function useText() {
  const words = useOwnWords(formWords);
  return (value: FormValue | undefined): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (Array.isArray(value))
      return (
        value.map((one) => (typeof one === 'string' ? one : Object.values(one).join(' '))).join(', ') ||
        words.empty
      );
    return value || words.empty;
  };
}

/** Somebody else saved first: what they changed, each to be taken over or left. What was typed here stays. */
export function StaleNotice() {
  const { theirs, labels, schema, form, change, startValues } = useFormContext();
  const words = useOwnWords(formWords);
  const text = useText();
  const isHydrated = useHydrated();
  if (!theirs) return null;
  const mine = isHydrated ? form.watch() : startValues;
  const changed = fieldNames(schema).filter(
    (name) => name in theirs.values && !isSame(theirs.values[name], mine[name]),
  );
  return (
    <Notice kind="warning" title={words.stale} live>
      <p>{words.staleWhat}</p>
      <dl className="mt-3 grid gap-3">
        {changed.map((name) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="font-semibold">{labels[name]}</dt>
            <dd className="wrap-anywhere">
              {words.theirs} {text(theirs.values[name])}
            </dd>
            {isHydrated && (
              <dd>
                <button
                  type="button"
                  className="link min-h-6"
                  onClick={() => {
                    void change(name, theirs.values[name] ?? '');
                    document.getElementById(fieldId(name))?.focus();
                  }}
                >
                  {words.take(labels[name] ?? name)}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Notice>
  );
}
