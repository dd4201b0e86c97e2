import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import type { DecisionName, Refused } from '#app/features/applications/decide.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useFormat } from '#app/i18n/now.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonKind } from '#app/ui/button-class.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

type ActionFormProps = {
  act: DecisionName;
  refused: Refused | undefined;
  submit: string;
  kind: ButtonKind;
  children: ReactNode;
};

/** Control ids carry the act: two forms on the page may ask the same. */
export const controlId = (act: DecisionName, field: string) => `${act}-${field}`;

/** What is wrong with a field; the two that may not stay empty say what to do in words of their own. */
export function useFieldProblem(refused: Refused | undefined): (field: string) => string | undefined {
  const t = useWords('applications');
  return (field) => {
    const text = refused?.errors.fields[field];
    if (text === undefined || (field !== 'rejectReason' && field !== 'reason')) return text;
    if (refused?.typed[field].trim()) return text;
    return t(field === 'reason' ? 'detail.missingChange' : 'detail.missingReason');
  };
}

/** A plain form of one act, with all that is wrong above it. */
export function ActionForm({ act, refused, submit, kind, children }: ActionFormProps) {
  const t = useWords('applications');
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('act') === act;
  const problemOf = useFieldProblem(refused);
  const problems = [
    ...Object.keys(refused?.errors.fields ?? {}).map((field) => ({
      href: `#${controlId(act, field)}` as const,
      message: problemOf(field) ?? '',
    })),
    ...(refused?.errors.general ?? []).map((message) => ({
      href: `#${controlId(act, 'submit')}` as const,
      message,
    })),
  ];
  return (
    <PostForm fields={{ act }} className="grid gap-5">
      {refused && <ErrorSummary errors={problems} attempt={refused.attempt} />}
      {children}
      <div>
        <Button
          id={controlId(act, 'submit')}
          type="submit"
          kind={kind}
          wide
          busy={isBusy}
          busyLabel={t('detail.busy')}
        >
          {submit}
        </Button>
      </div>
    </PostForm>
  );
}

type WordsFieldProps = {
  act: DecisionName;
  name: 'message' | 'reason' | 'withdrawReason';
  label: string;
  hint: string;
  isOptional?: boolean;
  refused: Refused | undefined;
};

/** A few lines of one's own, kept when something else was wrong. */
export function WordsField({ act, name, label, hint, isOptional, refused }: WordsFieldProps) {
  const t = useWords('applications');
  const { number } = useFormat();
  return (
    <TextArea
      id={controlId(act, name)}
      name={name}
      label={label}
      hint={hint}
      optional={isOptional ? t('detail.optional') : undefined}
      required={!isOptional}
      maxLength={textLimits.message}
      countWords={(used, most) => t('detail.characters', { used: number(used), most: number(most) })}
      defaultValue={refused?.typed[name]}
      error={useFieldProblem(refused)(name)}
    />
  );
}
