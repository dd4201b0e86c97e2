/** From rows of a file to people: what each row says, and what is in its way. Pure, so that a dry run promises what will happen. */
import { roles, schoolRoles, type Role } from '#contract/roles.ts';
import type { Problem } from '#contract/errors.ts';
import { readEmail } from '#contract/email-address.ts';
import { problemOfIssue } from '#contract/issue-problems.ts';
import type { ImportColumn, ImportField, ImportResult } from '#contract/imports.ts';
import { readName } from '#contract/names.ts';
import { plainText } from '#contract/plain-text.ts';
import { userImport, type UserImport } from '#contract/user-administration.ts';
import type { Actor } from '#server/auth/actor.ts';
import { mayInviteAs } from '#server/features/users/administration/policy.ts';
import { roleObstacle } from '#server/features/users/roles/commands.ts';
import type { TableRow } from '#server/http/tables/table.ts';
import type { ExistingPerson, NamedOrganization } from './queries.ts';
import { inParts } from './full-names.ts';
import { oddIn } from './odd-letters.ts';
import { valueOf } from './words.ts';

/** What a row says, by field; nothing for an empty cell. */
export interface Draft {
  row: number;
  values: Partial<Record<ImportField, string>>;
}

export type FieldProblem = Pick<Problem, 'code' | 'values'> & { field: ImportField | null };

export interface Judged extends Draft {
  result: Exclude<ImportResult, 'added'>;
  /** Only of who would be added. */
  person: UserImport | null;
  known: ExistingPerson | null;
  problems: FieldProblem[];
}

/** Of several in one cell, as the address book of Google writes them, the one that stands first. */
const firstOf = (cell: string) => cell.split(' ::: ', 1)[0] ?? cell;

function cleaned(field: ImportField, cell: string): string {
  // An export puts a quote before what a spreadsheet would take for a formula.
  return valueOf(
    field,
    firstOf(cell)
      .trim()
      .replace(/^'(?=[=+\-@])/, ''),
  );
}

/** What each row says in the columns that are brought in. */
export const draftsOf = (rows: readonly TableRow[], columns: readonly ImportColumn[]): Draft[] =>
  rows.map(({ row, cells }) => ({
    row,
    values: inParts(
      Object.fromEntries(
        columns.flatMap(({ field }, at) => {
          const text = field === null ? '' : cleaned(field, cells[at] ?? '');
          return field === null || text === '' ? [] : [[field, text]];
        }),
      ),
    ),
  }));

export const emailOf = ({ values }: Draft): string => readEmail(values.email ?? '');
export const organizationNameOf = ({ values }: Draft): string => readName(values.organization ?? '');

export interface Surroundings {
  actor: Actor;
  /** Whether schools take part here, with their mentors and students. */
  hasSchools: boolean;
  /** Somebody said that names which look broken are right. */
  takesDoubtful: boolean;
  people: ReadonlyMap<string, ExistingPerson>;
  organizations: ReadonlyMap<string, readonly NamedOrganization[]>;
}

/** 'van den Berg', and d'Hondt without a space behind its sign. */
export function lastNameOf({ lastName, lastNamePrefix = '' }: Draft['values']): string | undefined {
  if (lastName === undefined) return undefined;
  return /(?:^$|(?<=\p{L})['’‘]$)/u.test(lastNamePrefix)
    ? lastNamePrefix + lastName
    : `${lastNamePrefix} ${lastName}`;
}

interface Found {
  organization?: NamedOrganization;
  problem?: FieldProblem;
}

function organizationOf(draft: Draft, { organizations }: Surroundings): Found {
  const name = organizationNameOf(draft);
  if (name === '') return {};
  const [organization, ...others] = organizations.get(name) ?? [];
  if (!organization) return { problem: { field: 'organization', code: 'unknown_record' } };
  if (others.length > 0) return { problem: { field: 'organization', code: 'ambiguous_name' } };
  return { organization };
}

/** Roles that the reader may give here. */
const rolesToGive = ({ actor, hasSchools }: Surroundings, organizationId: string | null): Role[] =>
  roles.filter(
    (role) => mayInviteAs(actor, role, organizationId) && (hasSchools || !schoolRoles.includes(role)),
  );

/** A role that is none, or none of those that may be given: then it says which ones may, if any. */
const roleToChoose = (given: readonly Role[]): FieldProblem =>
  given.length === 0
    ? { field: 'role', code: 'forbidden' }
    : { field: 'role', code: 'role_to_choose', values: { roles: given.join(',') } };

/** Whose role the reader may not give, or the organisation cannot have. */
function roleProblems(person: UserImport, organization: NamedOrganization | undefined, around: Surroundings) {
  const role = person.role ?? null;
  const problems: FieldProblem[] = [];
  const grantable = rolesToGive(around, person.organizationId ?? null);
  if (role === null && !mayInviteAs(around.actor, null, person.organizationId ?? null))
    problems.push({ field: 'role', code: 'forbidden' });
  if (role !== null && !grantable.includes(role)) problems.push(roleToChoose(grantable));
  const obstacle = role !== null && organization ? roleObstacle(role, organization) : null;
  if (obstacle) problems.push({ field: 'role', code: obstacle.code });
  return problems;
}

function personOf(draft: Draft, around: Surroundings): { person: UserImport } | { problems: FieldProblem[] } {
  const { organization, problem } = organizationOf(draft, around);
  const { organization: _name, lastNamePrefix: _prefix, ...values } = draft.values;
  const parsed = userImport.safeParse(
    { ...values, lastName: lastNameOf(draft.values), organizationId: organization?.id },
    { reportInput: true },
  );
  if (parsed.success) {
    const problems = [...(problem ? [problem] : []), ...roleProblems(parsed.data, organization, around)];
    return problems.length > 0 ? { problems } : { person: parsed.data };
  }
  const issues = parsed.error.issues.map((issue): FieldProblem => {
    const [name] = issue.path;
    if (name === 'role') return roleToChoose(rolesToGive(around, organization?.id ?? null));
    return {
      ...problemOfIssue(issue),
      field: name === 'organizationId' ? 'organization' : (name as ImportField),
    };
  });
  // An organisation that was not found says more than that there is none.
  return {
    problems: problem ? [...issues.filter(({ field }) => field !== 'organization'), problem] : issues,
  };
}

const nameOf = ({ values }: Draft) =>
  readName([values.firstName, lastNameOf(values)].filter(Boolean).join(' '));
/** José is who another file calls Jose. */
const isSameName = (one: string, other: string) => plainText(one) === plainText(other);

/** An account is of one person: why somebody of this address gets none of their own, and what to do about it. */
const taken = (isSame: boolean, row?: number): FieldProblem[] => {
  if (row === undefined) return isSame ? [] : [{ field: 'email', code: 'mailbox_of_account' }];
  return [{ field: 'email', code: isSame ? 'twice_in_file' : 'mailbox_in_file', values: { row } }];
};

/** Nothing of an account is changed by a file: of somebody who has one, what else the row says is in nobody's way. */
function existing(draft: Draft, known: ExistingPerson): Judged {
  const name = nameOf(draft);
  return {
    ...draft,
    person: null,
    result: 'exists',
    known,
    problems: taken(name === '' || isSameName(known.name, name)),
  };
}

/** What would become of each row, in their order. The first of an address is the one that counts. */
export function judge(drafts: readonly Draft[], around: Surroundings): Judged[] {
  const seen = new Map<string, Draft>();
  return drafts.map((draft): Judged => {
    const known = around.people.get(emailOf(draft));
    if (known) return existing(draft, known);
    const base = { ...draft, person: null, known: null, problems: [] };
    const judged = personOf(draft, around);
    if ('problems' in judged) return { ...base, result: 'refused', problems: judged.problems };
    const { email } = judged.person;
    const first = seen.get(email);
    if (first)
      return {
        ...base,
        result: 'duplicate',
        problems: taken(isSameName(nameOf(first), nameOf(draft)), first.row),
      };
    const odd = around.takesDoubtful ? [] : oddIn(draft.values);
    if (odd.length > 0) return { ...base, result: 'doubtful', problems: odd };
    // One that stays out leaves the address to a row that is right.
    seen.set(email, draft);
    return { ...base, result: 'would_add', person: judged.person };
  });
}
