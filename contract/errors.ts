/** The closed list of what can be wrong, with the status that it answers (api.md, section 3). */
import type * as z from 'zod/mini';

export const problemStatus = {
  malformed: 400,
  unknown_parameter: 400,
  invalid_parameter: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  unconfirmed: 401,
  awaiting_parent: 401,
  inactive: 401,
  archived: 401,
  second_factor_needed: 401,
  second_factor_wrong: 401,
  second_factor_late: 401,
  passkey_unknown: 401,
  forbidden: 403,
  acting_as_another: 403,
  wrong_center: 403,
  client_id: 403,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  center_closed: 410,
  not_acceptable: 406,
  stale: 409,
  conflict: 409,
  wrong_type: 409,
  wrong_id: 409,
  idempotency_mismatch: 409,
  too_large_body: 413,
  unsupported_media_type: 415,
  blank: 422,
  invalid: 422,
  invalid_type: 422,
  invalid_characters: 422,
  address_in_name: 422,
  invalid_email: 422,
  invalid_phone: 422,
  invalid_url: 422,
  invalid_link: 422,
  invalid_video: 422,
  invalid_postcode: 422,
  invalid_chamber_of_commerce_number: 422,
  invalid_rsin: 422,
  invalid_date: 422,
  invalid_slug: 422,
  reserved_slug: 422,
  taken: 422,
  home_page_stays: 422,
  page_not_online: 422,
  menu_too_deep: 422,
  invalid_host: 422,
  invalid_key: 422,
  host_taken: 422,
  center_is_here: 422,
  too_long: 422,
  too_much_markup: 422,
  too_short: 422,
  too_many: 422,
  too_small: 422,
  too_large: 422,
  too_large_file: 422,
  no_picture: 422,
  no_file: 422,
  file_in_use: 422,
  files_full: 422,
  other_kind_of_file: 422,
  too_many_pixels: 422,
  too_many_uploads: 429,
  no_table: 422,
  old_spreadsheet: 422,
  broken_table: 422,
  empty_table: 422,
  too_large_table: 422,
  too_many_rows: 422,
  columns_needed: 422,
  column_twice: 422,
  ambiguous_name: 422,
  role_to_choose: 422,
  inclusion: 422,
  duplicate: 422,
  unknown_attribute: 422,
  unknown_record: 422,
  unknown_place: 422,
  pin_too_far: 422,
  end_before_start: 422,
  hours_reversed: 422,
  date_in_past: 422,
  already_applied: 422,
  not_open: 422,
  no_places_left: 422,
  wrong_password: 422,
  wrong_code: 422,
  second_factor_at_sign_in: 422,
  codes_on: 422,
  second_factor_missing: 422,
  passkey_refused: 422,
  same_address: 422,
  consent_needed: 422,
  common_password: 422,
  password_is_address: 422,
  passwords_differ: 422,
  terms_needed: 422,
  digest_consent_needed: 422,
  age_needed: 422,
  parent_needed: 422,
  unknown_redirect: 422,
  proof_of_work: 422,
  token_used: 422,
  token_expired: 422,
  move_refused: 422,
  remind_later: 422,
  nobody_to_remind: 422,
  undo_late: 422,
  undo_overtaken: 422,
  organization_not_approved: 422,
  type_not_offered: 422,
  organization_waits: 422,
  incomplete: 422,
  mark_needs_number: 422,
  removal_unconfirmed: 422,
  reason_needed: 422,
  email_taken: 422,
  email_proven: 422,
  ask_center: 422,
  last_superuser: 422,
  school_only: 422,
  merge_approved_stays: 422,
  role_without_organization: 422,
  busy: 429,
  rate_limited: 429,
  internal: 500,
  no_center: 503,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** One thing that is wrong. `pointer` is a JSON pointer into the body, `parameter` a query parameter. */
export interface Problem {
  code: ProblemCode;
  pointer?: string;
  parameter?: string;
  values?: Record<string, string | number>;
  /** What lies behind it: its detail fills the sentence's {what}, in the language of the answer. */
  because?: Problem;
  /** Facts that go with the answer; only what its reader may know. */
  meta?: Record<string, string | null>;
}

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue) => issue.input === undefined || issue.input === null || issue.input === '';

function sizeProblem(issue: Issue & { code: 'too_big' | 'too_small' }): Pick<Problem, 'code' | 'values'> {
  const isBig = issue.code === 'too_big';
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') {
    if (isBig) return { code: 'too_long', values: { maximum: limit } };
    return limit <= 1 ? { code: 'blank' } : { code: 'too_short', values: { minimum: limit } };
  }
  if (issue.origin === 'array') {
    if (isBig) return { code: 'too_many', values: { maximum: limit } };
    return { code: 'blank' };
  }
  return isBig
    ? { code: 'too_large', values: { maximum: limit } }
    : { code: 'too_small', values: { minimum: limit } };
}

function formatProblem(issue: Issue & { code: 'invalid_format' }): Pick<Problem, 'code'> {
  if (issue.format === 'date' || issue.format === 'datetime') return { code: 'invalid_date' };
  return { code: 'invalid' };
}

/** What a zod issue means in our own list. */
export function problemOfIssue(issue: Issue): Pick<Problem, 'code' | 'values'> {
  if (issue.message?.startsWith('code:')) {
    return { code: isMissing(issue) ? 'blank' : (issue.message.slice(5) as ProblemCode) };
  }
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: isMissing(issue) ? 'blank' : 'invalid_type',
        values: { expected: String(issue.expected) },
      };
    case 'too_big':
    case 'too_small':
      return sizeProblem(issue);
    case 'invalid_format':
      return formatProblem(issue);
    case 'invalid_value':
      return { code: isMissing(issue) ? 'blank' : 'inclusion' };
    case 'unrecognized_keys':
      return { code: 'unknown_attribute' };
    case 'custom':
      return {
        code: (issue.params?.['code'] as ProblemCode | undefined) ?? 'invalid',
        values: issue.params?.['values'] as Problem['values'],
      };
    default:
      return { code: 'invalid' };
  }
}
