import { linkAskForm } from '#contract/account-links.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { useForm } from '#app/forms/use-form.ts';

/** Where the mail went, as it was typed. */
export interface LinkAsked {
  email: string;
}

type LinkAskProps = { label: string; formKey: string; answer: FormAnswer<LinkAsked> | undefined };

/** The form that asks for a mail with a link: one field, the address. */
export const useLinkAsk = ({ label, formKey, answer }: LinkAskProps) =>
  useForm<LinkAsked>({
    schema: linkAskForm,
    labels: { email: label },
    defaultValues: valuesOf(linkAskForm),
    formKey,
    answer,
    asksBeforeLeaving: false,
  });
