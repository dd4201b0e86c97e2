/**
 * Who may open which screen, from product.md section 3 (the rows stand in expected-rights.ts). Screens are tried as soon as they are in
 * app/screens; some rows wait for theirs. Who is not signed in sees public screens only, and is sent to sign in elsewhere.
 */
import { isSignedIn, may, mayDoMore, reaches, table, type Cell } from './expected-rights.ts';
import { expectedRights } from './expected-statuses.ts';

export interface ScreenRow {
  /** What stands for `:id`; none for a screen that is about no record. */
  about?: 'organization' | 'vacancy' | 'application' | 'user';
  status(cell: Cell): number;
}

type Row = Parameters<typeof may>[0];

const everybody: ScreenRow = { status: () => 200 };
/** Nothing to do there for who is signed in already. */
const whoIsOut: ScreenRow = { status: ({ actor }) => (isSignedIn(actor) ? 302 : 200) };
/** Whoever is somebody here: what they find depends on their roles. */
const signedIn: ScreenRow = everybody;
const whoHas = (row: Row): ScreenRow => ({ status: ({ actor }) => (may(row, actor) === 'no' ? 403 : 200) });

/** Reading a record: as its call answers. */
const asCalled = (about: NonNullable<ScreenRow['about']>, path: string): ScreenRow => ({
  about,
  status: (cell) => expectedRights[`GET ${path}`]?.status(cell) ?? 0,
});
/** A form about a record: unknown to whoever may not see it, refused to whoever sees it only. */
const formOf = (
  about: NonNullable<ScreenRow['about']>,
  path: string,
  isAllowed: (cell: Cell) => boolean,
): ScreenRow => ({
  about,
  status: (cell) => {
    const seen = asCalled(about, path).status(cell);
    return seen === 200 && !isAllowed(cell) ? 403 : seen;
  },
});

const organization = '/api/v1/organizations/:id';
const vacancy = '/api/v1/vacancies/:id';
const user = '/api/v1/users/:id';
const manages = (row: Row) => (cell: Cell) => reaches(may(row, cell.actor), cell.relation);
const isOwn = ({ relation }: Cell) => relation === 'own';

export const expectedScreens: Record<string, ScreenRow> = {
  '/': everybody,
  '/:slug?': everybody,
  /** Who leaves is sent on. */
  '/uitloggen': { status: () => 302 },
  '/volunteerly/changelog': signedIn,
  '/confirm': everybody,
  '/signup': whoIsOut,
  '/signup/success': everybody,
  '/auth/reset': everybody,
  '/auth/token': everybody,
  '/auth/login-1': whoIsOut,
  '/auth/recover': everybody,
  '/account/roles': signedIn,
  '/account/verwijderen': everybody,
  '/users': whoHas(table.readUsers),
  '/users/add': whoHas(table.inviteUsers),
  // The call has its own order: who may read no account at all sees that of nobody, and their own on /profiel.
  '/users/:id': asCalled('user', user),
  '/users/:id/edit': formOf('user', user, (cell) =>
    isOwn(cell)
      ? may(table.manageUsers, cell.actor) !== 'no'
      : manages(table.manageUsers)(cell) && !mayDoMore(cell),
  ),
  '/users/:id/add_role': formOf('user', user, (cell) => !isOwn(cell) && manages(table.manageRoles)(cell)),
  '/profile-edit': signedIn,
  '/profile-edit/email': signedIn,
  '/profile-edit/settings': signedIn,
  '/profile-edit/periodieke-mail': signedIn,
  '/profiel': signedIn,
  '/profiel/verwijderd': everybody,
  '/vacancies': signedIn,
  '/vacancies/add': whoHas(table.vacancies),
  '/vacancies/:id': asCalled('vacancy', vacancy),
  '/vacancies/:id/edit': formOf('vacancy', vacancy, manages(table.vacancies)),
  '/vacancies/bulk-edit': whoHas(table.vacancies),
  '/vacancies/search': everybody,
  '/applications': signedIn,
  '/applications/:id': asCalled('application', '/api/v1/applications/:id'),
  '/organizations': signedIn,
  '/organizations/add': whoHas(table.judgeOrganizations),
  /** The centre's queue, and for an organisation who asks for a place in it. */
  '/organizations/approve': whoHas(table.manageRoles),
  '/organizations/:id': asCalled('organization', organization),
  '/organizations/:id/edit': formOf('organization', organization, manages(table.organizations)),
  '/organizations/:id/move': formOf('organization', organization, manages(table.moveOrganizations)),
  '/organizations/signup': everybody,
  '/organizations/signup/success': everybody,
  '/dashboard': signedIn,
  '/notificaties': signedIn,
  '/instellingen/organisatie': signedIn,
};
