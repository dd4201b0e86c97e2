/** What decides the status of a cell of the matrix: who sees a record, who may act on it, and the order of the answers. */
import { isSignedIn, may, mayDoMore, reaches, table, type Cell } from './expected-rights.ts';

type Row = Parameters<typeof may>[0];
export type Expected = (cell: Cell) => number;

export const isGone = ({ relation, status }: Cell) =>
  relation === 'other_center' || relation === 'missing' || status === 'deleted';

export const manages = (row: Row) => (cell: Cell) => reaches(may(row, cell.actor), cell.relation);
export const managesVacancy = manages(table.vacancies);

/** Published things are everybody's; filled and expired ones stay readable. */
export const seesVacancy = (cell: Cell) =>
  !isGone(cell) &&
  (managesVacancy(cell) ||
    (cell.organizationStatus === 'approved' && ['published', 'filled', 'expired'].includes(cell.status)));

export const seesOrganization = (cell: Cell) =>
  !isGone(cell) && (cell.status === 'approved' || manages(table.organizations)(cell));

export const seesApplication = (cell: Cell) =>
  !isGone(cell) && (cell.relation === 'own' || manages(table.readApplications)(cell));

/** The devices of one's own account, whatever one's role. */
export const seesSession = ({ relation }: Cell) => relation === 'own';

export const answersSignedIn =
  (status: number): Expected =>
  ({ actor }) =>
    isSignedIn(actor) ? status : 401;

/** Nobody reads another's, whatever their role. */
export const seesNotification = (cell: Cell) =>
  cell.relation === 'own' && may(table.notifications, cell.actor) === 'own';

export const isOwn = (cell: Cell) => cell.relation === 'own' && !isGone(cell);

export const seesAuditEvent = (cell: Cell) =>
  !isGone(cell) && (cell.relation === 'own' || manages(table.auditEvents)(cell));

export const seesUser = (cell: Cell) =>
  !isGone(cell) && (cell.relation === 'own' || manages(table.readUsers)(cell));
/** Oneself as far as the table says anything of the role, others as far as it reaches. */
export const managesUser = (cell: Cell) =>
  cell.relation === 'own'
    ? may(table.manageUsers, cell.actor) !== 'no'
    : manages(table.manageUsers)(cell) && !mayDoMore(cell);

export const seesNote = (cell: Cell) =>
  !isGone(cell) && (cell.relation === 'own' || manages(table.internalNotes)(cell));
/** Lists that are staff's: others may not even ask. */
export const whoMay =
  (row: Row): Expected =>
  ({ actor }) =>
    isSignedIn(actor) ? (may(row, actor) === 'no' ? 403 : 200) : 401;
export const keepsOthers =
  (success: number): Expected =>
  ({ actor }) => {
    if (!isSignedIn(actor)) return 401;
    return ['organization', 'all'].includes(may(table.manageUsers, actor)) ? success : 403;
  };
export const without200 =
  (expected: Expected, success: number): Expected =>
  (cell) =>
    expected(cell) === 200 ? success : expected(cell);
/** A picture is known by what shows it; its record by who sent it, and by who keeps the centre's files. */
export const seesUpload = (cell: Cell) =>
  !isGone(cell) &&
  (may(table.uploads, cell.actor) === 'all' ||
    (cell.relation === 'own' && may(table.uploads, cell.actor) === 'own'));

/** 401 before 404 before 403 before 422 (api.md, section 3). */
export const inOrder =
  (
    sees: (cell: Cell) => boolean,
    isAllowed: (cell: Cell) => boolean,
    isPossible: (cell: Cell) => boolean,
  ): Expected =>
  (cell) => {
    if (!isSignedIn(cell.actor)) return 401;
    if (!sees(cell)) return 404;
    if (!isAllowed(cell)) return 403;
    return isPossible(cell) ? 200 : 422;
  };

export const vacancyAct = (from: readonly string[], needsApproved = false) =>
  inOrder(
    seesVacancy,
    managesVacancy,
    (cell) => from.includes(cell.status) && (!needsApproved || cell.organizationStatus === 'approved'),
  );
export const organizationAct = (isPossible: (cell: Cell) => boolean) =>
  inOrder(seesOrganization, manages(table.organizations), isPossible);
export const applicationAct = (from: readonly string[]) =>
  inOrder(seesApplication, manages(table.decide), (cell) => from.includes(cell.status));

export const userAct = (isAllowed: (cell: Cell) => boolean, from: readonly string[]) =>
  inOrder(seesUser, isAllowed, (cell) => from.includes(cell.status));
/** A yes, a no and all other moves are the centre's alone. */
export const organizationMove = (from: readonly string[]) =>
  inOrder(seesOrganization, manages(table.judgeOrganizations), (cell) => from.includes(cell.status));

/** Asking in people of the whole centre at once is its staff's; the file is nobody's but who sent it. */
export const importAct = inOrder(
  isOwn,
  ({ actor }) => may(table.inviteUsers, actor) === 'all',
  () => true,
);

/** Who may give a role may give this one: an organisation's people that of their own, the centre any. */
const answersJoin = (cell: Cell) => !isGone(cell) && manages(table.manageRoles)(cell);
export const joinAct = inOrder(answersJoin, answersJoin, (cell) => cell.status === 'open');

export const everyState = ['draft', 'published', 'filled', 'expired', 'archived'];
export const everyUserState = ['active', 'invited', 'inactive', 'archived'];
export const everybody: Expected = () => 200;
export const signedIn: Expected = ({ actor }) => (isSignedIn(actor) ? 200 : 401);
export const whoSees =
  (sees: (cell: Cell) => boolean): Expected =>
  (cell) =>
    sees(cell) ? 200 : 404;

/** A record that is nobody else's business: not even that it is there. */
export const ownRecord =
  (status: number): Expected =>
  (cell) =>
    isSignedIn(cell.actor) ? (seesSession(cell) ? status : 404) : 401;

/** Whoever may look at the account. */
export const readsUser = inOrder(
  seesUser,
  (cell) => may(table.readUsers, cell.actor) !== 'no',
  () => true,
);
