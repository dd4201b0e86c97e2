/** How the status of a cell follows from who sees a record and who may act on it: what the cases of all nouns put theirs together from. */
import { isSignedIn, may, levelsOf, type Cell, type Expected, type Row } from './actors.ts';
import type { Kind, ScreenRow } from './case.ts';

type Holds = (cell: Cell) => boolean;

export const isGone: Holds = ({ relation, status }) =>
  relation === 'other_center' || relation === 'missing' || status === 'deleted';

/** Whether the row reaches this record. */
export const manages =
  (row: Row): Holds =>
  (cell) =>
    levelsOf(may(row, cell.actor), cell.relation);

/** What is the reader's own, whatever their role. */
export const isOwn: Holds = (cell) => cell.relation === 'own' && !isGone(cell);

/** 401 before 404 before 403 before 422 (api.md, section 3). */
export const inOrder =
  (sees: Holds, isAllowed: Holds, isPossible: Holds): Expected =>
  (cell) => {
    if (!isSignedIn(cell.actor)) return 401;
    if (!sees(cell)) return 404;
    if (!isAllowed(cell)) return 403;
    return isPossible(cell) ? 200 : 422;
  };

export const always = () => true;

export const everybody: Expected = () => 200;
/** This status for whoever is somebody here. */
export const answersSignedIn =
  (status: number): Expected =>
  ({ actor }) =>
    isSignedIn(actor) ? status : 401;
export const signedIn: Expected = answersSignedIn(200);

/** What is read without signing in, by whoever may see it. */
export const whoSees =
  (sees: Holds): Expected =>
  (cell) =>
    sees(cell) ? 200 : 404;

/** The same for what only people with an account may ask. */
export const whoSeesSignedIn =
  (sees: Holds): Expected =>
  (cell) =>
    isSignedIn(cell.actor) ? whoSees(sees)(cell) : 401;

/** About no record: this status for whom the row names at all, however far it goes. */
export const whoMay =
  (row: Row, success = 200): Expected =>
  ({ actor }) =>
    isSignedIn(actor) ? (may(row, actor) === 'no' ? 403 : success) : 401;

/** About no record: only for whoever may do it in the whole centre. */
export const whoMayAll =
  (row: Row, success = 200): Expected =>
  ({ actor }) =>
    isSignedIn(actor) ? (may(row, actor) === 'all' ? success : 403) : 401;

/** As `expected`, with another status for a success. */
export const without200 =
  (expected: Expected, success: number): Expected =>
  (cell) =>
    expected(cell) === 200 ? success : expected(cell);

/** A record that is nobody else's business: not even that it is there. */
export const ownRecord =
  (status: number): Expected =>
  (cell) =>
    isSignedIn(cell.actor) ? (cell.relation === 'own' ? status : 404) : 401;

/** Screens that all may open; those that ask for signing in say so in app/screens. */
export const forEverybody: ScreenRow = { status: () => 200 };
/** Nothing to do there for whoever is signed in already. */
export const forWhoIsOut: ScreenRow = { status: ({ actor }) => (isSignedIn(actor) ? 302 : 200) };
export const forWhoHas = (row: Row): ScreenRow => ({
  status: ({ actor }) => (may(row, actor) === 'no' ? 403 : 200),
});
/** A form about a record: unknown to whoever may not see it, refused to whoever sees it only. */
export const formOf = (about: Kind, show: Expected, isAllowed: Holds): ScreenRow => ({
  about,
  status: (cell) => (show(cell) === 200 && !isAllowed(cell) ? 403 : show(cell)),
});
