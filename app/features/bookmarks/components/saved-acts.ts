/** What is done by the forms of kept vacancies, which stand on every page that shows any. */
export type SavedAct = 'keep' | 'drop';
