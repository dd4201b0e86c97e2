/** Names in `localStorage`. What begins so is somebody's own, for all of their tabs: it goes when they sign out. */
export const keptOfPerson = 'of-person:';

/** Vacancies that a device keeps without an account. */
export const keptHereName = 'kept-vacancies';
