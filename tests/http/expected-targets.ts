/**
 * What a generic update that carries a status answers, for each status as the target (product.md, sections 3 and 4): the move must
 * be there, and the right of that move is asked. Like expected-rights.ts this reads nothing of the code's own tables.
 */
import { managesVacancy, seesVacancy } from './expected-cells.ts';
import { isSignedIn, may, mayDoMore, reaches, table, type Cell } from './expected-rights.ts';

export interface TargetRow {
  about: 'organization' | 'user' | 'vacancy';
  /** Every status that there is, and one that there is not. */
  targets: readonly string[];
  status(cell: Cell, target: string): number;
}

const unknown = 'onzin';

/** From which state an organisation goes where. That a yes or no may be taken back holds for a moment that has passed here. */
const organizationMoves: Record<string, readonly string[]> = {
  pending: ['approved', 'denied', 'deleted'],
  denied: ['approved', 'deleted'],
  approved: ['archived'],
  archived: ['approved', 'deleted'],
};

/** What staff may ask: the other moves are the person's own, by a link of a mail. */
const userMoves: Record<string, readonly string[]> = {
  invited: ['archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['inactive'],
};

/** Of a vacancy that lacks nothing; it expires by itself. */
const vacancyMoves: Record<string, readonly string[]> = {
  draft: ['published', 'archived', 'deleted'],
  published: ['draft', 'filled', 'archived'],
  filled: ['published', 'archived'],
  expired: ['published', 'archived'],
  archived: ['published', 'deleted'],
};

const isHere = ({ relation, status }: Cell) =>
  relation !== 'other_center' && relation !== 'missing' && status !== 'deleted';

function organizationStatus(cell: Cell, target: string): number {
  const edits = reaches(may(table.organizations, cell.actor), cell.relation);
  if (!isSignedIn(cell.actor)) return 401;
  if (!isHere(cell) || (cell.status !== 'approved' && !edits)) return 404;
  if (!edits) return 403;
  if (target === unknown) return 422;
  if (target === cell.status) return 200;
  // An organisation never approves itself: every move is the centre's.
  if (may(table.judgeOrganizations, cell.actor) !== 'all') return 403;
  return organizationMoves[cell.status]?.includes(target) ? 200 : 422;
}

function userStatus(cell: Cell, target: string): number {
  const isOwn = cell.relation === 'own';
  const far = may(table.manageUsers, cell.actor);
  if (!isSignedIn(cell.actor)) return 401;
  if (!isHere(cell) || !(isOwn || reaches(may(table.readUsers, cell.actor), cell.relation))) return 404;
  if (isOwn ? far === 'no' : !reaches(far, cell.relation) || mayDoMore(cell)) return 403;
  if (target === unknown) return 422;
  if (target === cell.status) return 200;
  if (!userMoves[cell.status]?.includes(target)) return 422;
  // Of one's own account the table says 'edit, archive', not switching it off.
  return isOwn && target !== 'archived' ? 403 : 200;
}

function vacancyStatus(cell: Cell, target: string): number {
  if (!isSignedIn(cell.actor)) return 401;
  if (!seesVacancy(cell)) return 404;
  if (!managesVacancy(cell)) return 403;
  if (target === unknown) return 422;
  if (target === cell.status) return 200;
  if (target === 'published' && cell.organizationStatus !== 'approved') return 422;
  return vacancyMoves[cell.status]?.includes(target) ? 200 : 422;
}

const organizations: TargetRow = {
  about: 'organization',
  targets: ['pending', 'approved', 'denied', 'archived', 'deleted', unknown],
  status: organizationStatus,
};
const users: TargetRow = {
  about: 'user',
  targets: ['invited', 'active', 'inactive', 'archived', unknown],
  status: userStatus,
};

const vacancies: TargetRow = {
  about: 'vacancy',
  targets: ['draft', 'published', 'filled', 'expired', 'archived', 'deleted', unknown],
  status: vacancyStatus,
};

export const expectedTargets: Record<string, TargetRow> = {
  // First: what moves an organisation takes its vacancies along.
  'PATCH /api/v1/vacancies/:id': vacancies,
  'PATCH /api/v1/organizations/:id': organizations,
  'PATCH /api/v1/users/:id': users,
};
