import type { Page } from '#app/api/page-context.ts';
import { answerForm, type EditOptions } from '#app/forms/answer-form.server.ts';
import type { FormSchema } from '#app/forms/field-rules.ts';
import type { AttributesOf } from '#app/forms/form-values.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import type { WithPictureIds } from '#app/forms/picture-fields.ts';

interface Editing<Schema extends FormSchema, Sent, Result> extends Omit<EditOptions<Result, Schema>, 'send'> {
  /** Sends the change with the version that it was made to. */
  send: (
    body: Partial<WithPictureIds<AttributesOf<Schema>>> & { lockVersion: number | undefined },
  ) => Promise<Sent>;
  /** What the form gets of the answer, where it says more than that it was saved. */
  saved?: (sent: Sent) => Result;
  /** Where one goes on after saving, and what is told there; otherwise one stays, and the form says it. */
  goesOn?: { to: string; told: string };
}

/** The action of a screen on which a record is edited. */
export async function answerEdit<Schema extends FormSchema, Sent, Result = null>(
  page: Page,
  form: FormData,
  { send, saved, goesOn, ...options }: Editing<Schema, Sent, Result>,
) {
  const answer = await answerForm<Result, Schema>(page, form, {
    ...options,
    send: async (attributes, { lockVersion }) => {
      const sent = await send({ ...attributes, lockVersion });
      return saved ? saved(sent) : (null as Result);
    },
  });
  return goesOn && answer.data.kind === 'saved' ? goOn(goesOn.to, { told: goesOn.told }) : answer;
}
