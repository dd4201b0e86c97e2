/** What would become of each row: judged when all was read, as that takes seconds of a large file and holds nobody up. */
import { setImmediate as othersFirst } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { problemOfIssue } from '#contract/issue-problems.ts';
import { vacancyCreate } from '#contract/vacancy-fields.ts';
import type {
  VacancyImportColumn,
  VacancyImportField,
  VacancyImportResult,
} from '#contract/vacancy-imports.ts';
import type { PendingOrganization } from '#server/features/organizations/adding/commands.ts';
import {
  columnsOfRow,
  keptInPlace,
  obstaclesOfNew,
  problemsOfChange,
  type BroughtColumns,
  type Here,
} from '#server/features/vacancies/bringing-in/commands.ts';
import type { OriginRow } from '#server/features/vacancies/bringing-in/queries.ts';
import { atField, fieldOfAttribute, readDraft, saidBy, type Draft, type FieldProblem } from '../rows.ts';
import { oddIn } from '../odd-letters.ts';
import { OrganizationsOfFile } from './organizations.ts';
import type { World } from './queries.ts';

export interface Judged extends Draft {
  result: Exclude<VacancyImportResult, 'added' | 'changed'>;
  vacancyId: string | null;
  becomes: 'draft' | 'published' | null;
  isNewOrganization: boolean;
  problems: FieldProblem[];
  /** Of what would be added or changed. */
  brought: {
    columns: BroughtColumns;
    organizationId: string;
    said: string;
    lockVersion: number;
    status: string;
    isSubmitted?: boolean;
  } | null;
}

export interface Judgement {
  judged: Judged[];
  /** Those that would be made along. */
  organizations: PendingOrganization[];
}

export const fieldsOf = (columns: readonly VacancyImportColumn[]): VacancyImportField[] =>
  columns.flatMap(({ field }) => (field === null ? [] : [field]));

/** Longer than any number that a source gives its vacancies. */
const longestNumber = 100;

interface JudgingGiven {
  world: World;
  here: Omit<Here, 'points'>;
  /** Those that are brought in. */
  fields: readonly VacancyImportField[];
  rules?: JudgingRules;
}

/** How a source is judged that is no file: left out, as a file is. */
export interface JudgingRules {
  /** A digest of what a row says; by the cells of all columns when left out. */
  saidOf?: (draft: Draft) => string;
  /** States in which somebody put a vacancy away, so that it is left alone. */
  leavesAlone?: readonly string[];
  /** Texts that look broken stay offline until somebody has looked: those of a file went through programs of people. */
  asksAboutLetters?: boolean;
}

/** The rows of one file, one after the other: a number counts once, and a new organisation is made once. */
class Judging {
  readonly #world: World;
  readonly #here: Here;
  readonly #fields: readonly VacancyImportField[];
  readonly #rules: Required<JudgingRules>;
  readonly #numbers = new Set<string>();
  readonly organizations: OrganizationsOfFile;

  constructor({ world, here, fields, rules }: JudgingGiven) {
    this.#world = world;
    this.#here = { ...here, points: world.points };
    this.#fields = fields;
    this.#rules = {
      saidOf: (draft) => saidBy(draft, fields),
      leavesAlone: ['deleted'],
      asksAboutLetters: true,
      ...rules,
    };
    this.organizations = new OrganizationsOfFile(world);
  }

  /** What is wrong with the row itself, or its columns. */
  #read(draft: Draft, organizationId: string) {
    const { input, wantsOnline, problems } = readDraft(draft, this.#fields, this.#world.lists);
    const parsed = vacancyCreate.safeParse({ ...input, organizationId }, { reportInput: true });
    const named = new Set(problems.map(({ field }) => field));
    const issues = parsed.success
      ? []
      : parsed.error.issues
          .map((issue) => ({
            ...problemOfIssue(issue),
            field: fieldOfAttribute(String(issue.path[0] ?? '')),
          }))
          .filter(({ field }) => !named.has(field));
    if (problems.length + issues.length > 0 || !parsed.success) return { problems: [...problems, ...issues] };
    const { organizationId: _organization, ...given } = parsed.data;
    const columns = columnsOfRow(given, this.#here);
    if ('problems' in columns) return { problems: columns.problems.map(atField) };
    return { columns: columns.columns, wantsOnline };
  }

  #changed(base: Judged, origin: OriginRow, columns: BroughtColumns, organizationId: string): Judged {
    const current = this.#world.vacancies.get(origin.vacancyId);
    if (!current) return { ...base, result: 'unchanged' };
    if (current.organizationId !== organizationId)
      return {
        ...base,
        result: 'refused',
        problems: [
          { field: 'organization', code: 'other_organization', values: { name: current.organizationName } },
        ],
      };
    const problems = problemsOfChange(columns, current, this.#here).map(atField);
    if (problems.length > 0) return { ...base, result: 'refused', problems };
    const { lockVersion, status } = current;
    const said = this.#rules.saidOf(base);
    return {
      ...base,
      result: 'would_change',
      brought: { columns: keptInPlace(columns, current), organizationId, said, lockVersion, status },
    };
  }

  judge(draft: Draft): Judged {
    const nothing = { vacancyId: null, becomes: null, isNewOrganization: false, brought: null, problems: [] };
    const base: Judged = { ...draft, ...nothing, result: 'refused' };
    const number = draft.values.outsideId ?? '';
    if (number === '' || number.length > longestNumber)
      return {
        ...base,
        problems: [
          number === ''
            ? { field: 'outsideId', code: 'blank' }
            : { field: 'outsideId', code: 'too_long', values: { maximum: longestNumber } },
        ],
      };
    if (this.#numbers.has(number)) return { ...base, result: 'duplicate' };
    this.#numbers.add(number);
    const origin = this.#world.origins.get(number);
    if (origin && this.#rules.leavesAlone.includes(origin.status)) return { ...base, result: 'removed' };
    const known = { ...base, vacancyId: origin?.vacancyId ?? null };
    if (origin && origin.said === this.#rules.saidOf(draft)) return { ...known, result: 'unchanged' };
    return this.#differing(known, origin);
  }

  /** One that is new, or says something else than last time. */
  #differing(base: Judged, origin: OriginRow | undefined): Judged {
    const organization = this.organizations.of(base);
    const problem = 'problem' in organization ? organization.problem : undefined;
    const organizationId = 'problem' in organization ? uuidv7() : organization.id;
    const row = this.#read(base, organizationId);
    const problems = [...(row.problems ?? []), ...(problem ? [problem] : [])];
    if (row.problems || 'problem' in organization) return { ...base, problems };
    const odd = this.#rules.asksAboutLetters ? oddIn(base.values) : [];
    const isOddName = organization.isNew && odd.some(({ field }) => field === 'organization');
    if (odd.length > 0 && (origin || isOddName)) return { ...base, problems: odd };
    if (origin) return this.#changed(base, origin, row.columns, organizationId);
    this.organizations.keep(organizationId);
    const obstacles = row.wantsOnline
      ? [...obstaclesOfNew(row.columns, organization.isApproved, this.#here).map(atField), ...odd]
      : odd;
    const becomes = row.wantsOnline && obstacles.length === 0 ? 'published' : 'draft';
    const said = this.#rules.saidOf(base);
    return {
      ...base,
      result: 'would_add',
      vacancyId: null,
      becomes,
      isNewOrganization: organization.isNew,
      problems: obstacles,
      brought: { columns: row.columns, organizationId, said, lockVersion: 0, status: becomes },
    };
  }
}

/** After so long others have a turn. */
const longestTurnMs = 15;

/** Judges them in their order. `onRows` hears how many are done, and may end it. */
export async function judgeRows(
  drafts: readonly Draft[],
  given: JudgingGiven,
  onRows: (done: number) => void = () => {},
): Promise<Judgement> {
  const judging = new Judging(given);
  const judged: Judged[] = [];
  let turnBegan = performance.now();
  for (const draft of drafts) {
    judged.push(judging.judge(draft));
    if (performance.now() - turnBegan < longestTurnMs) continue;
    onRows(judged.length);
    await othersFirst();
    turnBegan = performance.now();
  }
  onRows(judged.length);
  return { judged, organizations: judging.organizations.toMake };
}
