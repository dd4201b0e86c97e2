import { linkAskForm } from '#contract/account-links.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { useForm } from '#app/forms/use-form.ts';

/** Where the mail went, as it was typed. */
export interface LinkRequest {
  email: string;
}

type LinkAskProps = { label: string; formKey: string; answer: FormAnswer<LinkRequest> | undefined };

/** The form that asks for a mail with a link: one field, the address. */
export const useLinkRequest = ({ label, formKey, answer }: LinkAskProps) =>
  useForm<LinkRequest>({
    schema: linkAskForm,
    labels: { email: label },
    defaultValues: valuesOf(linkAskForm),
    formKey,
    answer,
    asksBeforeLeaving: false,
  });
