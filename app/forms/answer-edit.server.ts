import type { Page } from '#app/api/page-context.ts';
import { answerForm, type EditOptions } from '#app/forms/answer-form.server.ts';
import type { FormSchema } from '#app/forms/field-rules.ts';
import type { AttributesOf } from '#app/forms/form-values.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import type { WithPictureIds } from '#app/forms/picture-fields.ts';
import { readForm } from '#app/forms/read-form.server.ts';

interface Editing<Schema extends FormSchema> extends Omit<EditOptions<null, Schema>, 'send'> {
  /** Sends the change with the version that it was made to. */
  send: (
    body: Partial<WithPictureIds<AttributesOf<Schema>>> & { lockVersion: number | undefined },
  ) => Promise<unknown>;
  /** Where one goes on after saving, and what is told there; otherwise one stays, and the form says it. */
  goesOn?: { to: string; told: string };
}

/** The action of a screen on which a record is edited. */
export async function answerEdit<Schema extends FormSchema>(
  page: Page,
  request: Request,
  { send, goesOn, ...options }: Editing<Schema>,
) {
  const answer = await answerForm<null, Schema>(page, await readForm(request), {
    ...options,
    send: async (attributes, { lockVersion }) => {
      await send({ ...attributes, lockVersion });
      return null;
    },
  });
  return goesOn && answer.data.kind === 'saved' ? goOn(goesOn.to, { told: goesOn.told }) : answer;
}
