/** What the API refused, in terms that a page or a form can show. */
import { data } from 'react-router';
import { camelCase, type ErrorObject } from '#contract/jsonapi.ts';
import { inSentences } from '#app/i18n/sentences.ts';

/** An answer of the API that is no success. */
export class ApiError extends Error {
  readonly status: number;
  readonly problems: readonly ErrorObject[];

  constructor(status: number, problems: readonly ErrorObject[]) {
    super(inSentences(problems.map((problem) => problem.detail)) || `status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.problems = problems;
  }
}

/** What the error page gets to know. */
export interface PageProblem {
  message: string;
  /** Where the account lives, with 'wrong center'. */
  center?: OtherCenter;
  /** Of an organisation that became part of another: the one that stayed. */
  mergedIntoId?: string;
  /** In what it is shown (app/shell/frame.ts), when it was thrown before the root loader had given that, or instead. */
  frame?: unknown;
  /** The log has it already. */
  isReported?: true;
}

/** Whether this was made by `pageError`. */
export const isPageError = (thrown: unknown): thrown is ReturnType<typeof pageError> =>
  thrown instanceof Object && 'data' in thrown && 'init' in thrown;

/** The centre of an account that came to the wrong one. */
export interface OtherCenter {
  id: string;
  name: string;
  /** Null for a centre without address. */
  host: string | null;
}

/** An error page: thrown by loaders and actions. */
export const pageError = (status: number, message: string, center?: OtherCenter, mergedIntoId?: string) =>
  data<PageProblem>(
    { message, ...(center && { center }), ...(mergedIntoId && { mergedIntoId }) },
    { status },
  );

/** The page of whoever may not do what they came for. */
export const noRights = () => pageError(403, "You don't have access rights to execute this action");

/** Missing sign-ins are answered in plain text (api.md, section 3). */
function problemsOf(body: unknown, status: number): ErrorObject[] {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) =>
    typeof error === 'string'
      ? { status: String(status), code: 'unauthenticated', title: error, detail: error }
      : (error as ErrorObject),
  );
}

export const apiError = (status: number, body: unknown) => new ApiError(status, problemsOf(body, status));

/** What a form can show and its visitor can mend; anything else is for the error page. */
const formStatuses = new Set([409, 422, 429]);
export const isForForm = (status: number) => formStatuses.has(status);

/** For the error page: with the server's own sentence, in which 'wrong center' may stand (specification, section 8). */
export const asPageError = (error: ApiError) =>
  pageError(
    error.status,
    error.message,
    otherCenterOf(error),
    error.problems[0]?.meta?.['merged_into_id'] ?? undefined,
  );

/** The organisation that stayed, when what was thrown is about one that became part of it. */
export const mergedIntoOf = (thrown: unknown): string | undefined =>
  (thrown as { data?: Partial<PageProblem> | null } | null)?.data?.mergedIntoId;

/** Only a refusal for 'wrong center' says it, and only to the person whose account it is. */
export function otherCenterOf(error: ApiError): OtherCenter | undefined {
  const { center_id: id, center_name: name, center_host: host } = error.problems[0]?.meta ?? {};
  return id && name ? { id, name, host: host ?? null } : undefined;
}

/** `/data/attributes/first_name` → `firstName`; the deeper parts of a pointer do not matter to a form. */
const fieldOf = (pointer: string) =>
  camelCase(
    pointer
      .replace(/^\/data\/(attributes|relationships)\//, '')
      .replace(/^\//, '')
      .split('/')[0] ?? '',
  );

export interface FormErrors {
  /** Texts by field, in camelCase as the contract names it. */
  fields: Record<string, string>;
  /** What belongs to no field. */
  general: string[];
  /** Codes by field, and under '' the others': for a screen that does something with one. */
  codes: string[];
}

/**
 * For the `catch` of an action: what the form shows, first problem of each field first. What no form can mend is thrown on.
 * `more` names statuses that this form shows as well (401 for signing in).
 */
export function formErrors(error: unknown, more: readonly number[] = []): FormErrors {
  if (!(error instanceof ApiError)) throw error;
  if (!isForForm(error.status) && !more.includes(error.status)) throw asPageError(error);
  const result: FormErrors = {
    fields: {},
    general: [],
    codes: error.problems.map((problem) => problem.code),
  };
  for (const { source, detail } of error.problems) {
    const field = source?.pointer === undefined ? '' : fieldOf(source.pointer);
    if (field === '') result.general.push(detail);
    else result.fields[field] ??= detail;
  }
  return result;
}
