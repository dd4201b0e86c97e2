import { passwordForm } from '#contract/new-password.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { useForm } from '#app/forms/use-form.ts';

interface NewPasswordForm {
  labels: { password: string };
  formKey: string;
  answer: FormAnswer<null> | undefined;
}

/** The form behind a link of a mail that asks for one password: what is typed is kept nowhere, so nobody is asked before leaving. */
export const useNewPasswordForm = ({ labels, formKey, answer }: NewPasswordForm) =>
  useForm<null>({
    schema: passwordForm,
    labels,
    defaultValues: valuesOf(passwordForm),
    formKey,
    answer,
    navigates: true,
    asksBeforeLeaving: false,
  });
