/** The action of a page with buttons: a table of what each does. */
import { data } from 'react-router';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { actName, type ActRefused } from '#app/forms/act-answer.ts';
import { isSecret } from '#app/forms/draft.ts';
import { formText } from '#app/forms/form-text.ts';
import { goOn, type GoingOn } from '#app/forms/go-on.server.ts';

/** What was done; `undo` is the id by which it can be undone, `to` the page that comes next when it is not the same again. */
export interface Done extends Omit<GoingOn, 'told'> {
  told?: string | undefined;
  undo?: string | undefined;
  to?: string;
}

type Answered<Other> = ReturnType<typeof data<Other>>;
/** Sends its call; it may throw what the API refused, or answer something of its own that the page has to ask. */
export type Action<Other = never> = (form: FormData) => Promise<Done | Response | Answered<Other>>;
/** Each act of a page by its name. */
export type ActTable<Act extends string = string, Other = never> = Readonly<Record<Act, Action<Other>>>;

const isAnswer = <Other>(done: Done | Response | Answered<Other>): done is Response | Answered<Other> =>
  done instanceof Response || 'init' in done;

/** Whether the page has such an act; a page may have forms beside its buttons. */
export const isAction = (acts: object, form: FormData): boolean =>
  Object.hasOwn(acts, formText(form, actName));

/** What was posted, to be shown again: no secret, and no file. */
const typedIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !isSecret(name) ? [[name, value]] : [],
    ),
  );

/** What a catch has of a refusal; what no form can mend is thrown on. */
export function actRefused(page: Page, form: FormData, error: unknown) {
  const refused: ActRefused = {
    kind: 'act-refused',
    act: formText(form, actName),
    at: page.now.getTime(),
    typed: typedIn(form),
    ...formErrors(error),
  };
  return data(refused, { status: 422 });
}

/** Does what was pressed and goes on to `to` with a word about it, or answers what stood in the way. 400 for no such act. */
export async function answerActions<Act extends string, Other = never>(
  page: Page,
  form: FormData,
  to: string,
  acts: ActTable<Act, Other>,
): Promise<Response | Answered<Other> | Answered<ActRefused>> {
  if (!isAction(acts, form)) throw pageError(400, 'Unknown act');
  try {
    const done = await acts[formText(form, actName) as Act](form);
    if (isAnswer(done)) return done;
    const { told, undo, to: other, ...more } = done;
    const flash = told === undefined ? undefined : { color: 'success' as const, title: told, undo };
    return goOn(other ?? to, { ...more, told: flash });
  } catch (error) {
    if (error instanceof Response) throw error;
    return actRefused(page, form, error);
  }
}
