/** The action of a page with buttons: a table of what each does. */
import { data } from 'react-router';
import { ApiError, formErrors, pageError, type FormErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { actIn, type ActRefused } from '#app/forms/act-answer.ts';
import { isSecret } from '#app/forms/draft.ts';
import { goOn, type GoingOn } from '#app/forms/go-on.server.ts';
import { inLanguageOf, prefixOf } from '#app/shell/locale-path.ts';

/** What was done; `undo` is the id by which it can be undone, `to` the page that comes next when it is not the same again. */
export interface Done extends GoingOn {
  undo?: string | undefined;
  to?: string;
}
/** What the page itself finds wrong with what was filled in, in its own words. */
interface Unfit {
  refused: Partial<FormErrors>;
  status?: number;
}

type Answered<Other> = ReturnType<typeof data<Other>>;
/** What came of it. */
export type Outcome<Other = never> = Done | Unfit | Response | Answered<Other>;
/** Sends its call; it may throw what the API refused, say what is wrong itself, or answer something of its own that the page has to ask. */
export type Action<Other = never> = (form: FormData) => Promise<Outcome<Other>>;
/** Each act of a page by its name. */
export type ActTable<Act extends string = string, Other = never> = Readonly<Record<Act, Action<Other>>>;

const isAnswer = <Other>(done: Outcome<Other>): done is Response | Answered<Other> =>
  done instanceof Response || 'init' in done;

/** Whether the page has such an act; a page may have forms beside its buttons. */
export const isAction = (acts: object, form: FormData): boolean => Object.hasOwn(acts, actIn(form));

/** What was posted, to be shown again: no secret, and no file. */
function typedIn(form: FormData): ActRefused['typed'] {
  const names = [...new Set(form.keys())].filter((name) => !isSecret(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string');
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? (texts[0] ?? '') : texts]];
    }),
  );
}

const refusalOf = (
  page: Page,
  form: FormData,
  { fields = {}, general = [], codes = [] }: Partial<FormErrors>,
) =>
  ({
    kind: 'act-refused',
    act: actIn(form),
    at: page.now.getTime(),
    typed: typedIn(form),
    fields,
    general,
    codes,
  }) satisfies ActRefused;

/** What is about something that the form does not ask stands with what belongs to no field: none is left out. */
function asAsked(form: FormData, { fields, general, codes }: FormErrors): FormErrors {
  const all = Object.entries(fields);
  return {
    fields: Object.fromEntries(all.filter(([name]) => form.has(name))),
    general: [...general, ...all.flatMap(([name, text]) => (form.has(name) ? [] : [text]))],
    codes,
  };
}

/** What a catch has of a refusal; what no form can mend is thrown on, but for `more` statuses. */
export function actRefused(page: Page, form: FormData, error: unknown, more?: readonly number[]) {
  const problems = asAsked(form, formErrors(error, more));
  const { status } = error as ApiError;
  return data<ActRefused>(refusalOf(page, form, problems), { status });
}

/** An act names a page as the list of screens does; whoever reads in English goes on in English. */
const inSameLanguage = (current: string, to: string) =>
  prefixOf(to) === '' ? inLanguageOf(current, to) : to;

/**
 * Does what was pressed and goes on to `to` with a word about it, or answers what stood in the way. 400 for no such act.
 * `more` names statuses that this page shows as well (401 for signing in).
 */
export async function answerActions<Act extends string, Other = never>(
  page: Page,
  form: FormData,
  to: string,
  acts: ActTable<Act, Other>,
  more?: readonly number[],
): Promise<Response | Answered<Other> | Answered<ActRefused>> {
  if (!isAction(acts, form)) throw pageError(400, 'Unknown act');
  try {
    const done = await acts[actIn(form) as Act](form);
    if (isAnswer(done)) return done;
    if ('refused' in done)
      return data<ActRefused>(refusalOf(page, form, done.refused), { status: done.status ?? 422 });
    const { told, undo, to: other, ...going } = done;
    const flash = typeof told === 'string' ? { color: 'success' as const, title: told } : told;
    return goOn(other === undefined ? to : inSameLanguage(to, other), {
      ...going,
      told: flash && undo !== undefined ? { ...flash, undo } : flash,
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    return actRefused(page, form, error, more);
  }
}
