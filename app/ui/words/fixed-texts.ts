import { ownWords } from '#app/ui/words/own-words.ts';

/** Texts that the specification fixes, in one place; the English ones are its very words (tests/codebase/constants.test.ts). */
export const fixedTexts = ownWords(
  {
    oops: 'Oeps',
    loadingFailed: 'Laden lukte niet',
    errorFound: 'Er is een fout gevonden',
    somethingWentWrong: 'Er ging iets mis',
    notAuthorized: 'Niet ingelogd',
    forbidden: 'Geen toegang',
    noRights: 'Je hebt geen rechten om dit te doen',
    notFound: 'Niet gevonden',
    pageNotFound: 'Deze pagina is niet gevonden',
    formErrors: 'Er staan fouten in het formulier',
    leaveUnsaved: 'Je hebt wijzigingen die nog niet zijn bewaard. Weet je zeker dat je weg wilt?',
    noResults: 'Niets gevonden dat past',
  },
  {
    oops: 'Oops',
    loadingFailed: 'Loading failed',
    errorFound: 'Error found',
    somethingWentWrong: 'Something went wrong',
    notAuthorized: 'Not authorized',
    forbidden: 'Forbidden',
    noRights: "You don't have access rights to execute this action",
    notFound: 'Not found',
    pageNotFound: 'This page could not be found',
    formErrors: 'The form contains errors',
    leaveUnsaved: 'You have unsaved changes. Are you sure you want to leave?',
    noResults: 'No matching results',
  },
);
