/** Which organisation each row of a file is of, and those that are made along. Pure. */
import { v7 as uuidv7 } from 'uuid';
import { problemOfIssue } from '#contract/issue-problems.ts';
import { organizationName } from '#contract/names.ts';
import type { PendingOrganization } from '#server/features/organizations/adding/commands.ts';
import type { Draft, FieldProblem } from '../rows.ts';
import { organizationNameOf, type World } from './queries.ts';

interface Found {
  id: string;
  isApproved: boolean;
  isNew: boolean;
}

const refused = (problem: Omit<FieldProblem, 'field'>): { problem: FieldProblem } => ({
  problem: { ...problem, field: 'organization' },
});

export class OrganizationsOfFile {
  readonly #world: Pick<World, 'organizations'>;
  readonly #made = new Map<string, PendingOrganization>();
  readonly #kept = new Set<string>();

  constructor(world: Pick<World, 'organizations'>) {
    this.#world = world;
  }

  /** Those that are not there yet, of rows that can be brought in. */
  get toMake(): PendingOrganization[] {
    return [...this.#made.values()].filter(({ id }) => this.#kept.has(id));
  }

  /** A row of it is brought in. */
  keep(id: string): void {
    this.#kept.add(id);
  }

  /** The one of this name or id; one that is not there is to be made, once. */
  of(draft: Draft): Found | { problem: FieldProblem } {
    const given = organizationNameOf(draft);
    const [known, ...others] = this.#world.organizations.get(given) ?? [];
    if (known && others.length > 0) return refused({ code: 'ambiguous_name' });
    if (known) return { id: known.id, isApproved: known.status === 'approved', isNew: false };
    const key = given.toLowerCase();
    const made = this.#made.get(key);
    if (made) return { id: made.id, isApproved: false, isNew: true };
    const name = organizationName().safeParse(given, { reportInput: true });
    if (!name.success) {
      const [issue] = name.error.issues;
      return refused(issue ? problemOfIssue(issue) : { code: 'invalid' });
    }
    const organization = { id: uuidv7(), name: name.data };
    this.#made.set(key, organization);
    return { id: organization.id, isApproved: false, isNew: true };
  }
}
