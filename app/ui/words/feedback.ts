import { ownWords } from '#app/ui/words/own-words.ts';

export const feedbackWords = ownWords(
  {
    loading: 'Wordt geladen',
    again: 'Probeer opnieuw',
    loadingText: 'Wat je al had ingevuld, is er nog.',
    busy: 'Bezig…',
    saveBar: 'Bewaren',
    unsaved: (count: number, written: string) =>
      count === 1
        ? 'Je hebt 1 wijziging die nog niet is bewaard'
        : `Je hebt ${written} wijzigingen die nog niet zijn bewaard`,
    saved: (at: string) => `Bewaard om ${at}`,
    save: 'Bewaar',
    reset: 'Zet terug',
    noRightsText: 'Vraag het aan wie jouw account beheert.',
  },
  {
    loading: 'Loading',
    again: 'Try again',
    loadingText: 'What you filled in is still there.',
    busy: 'Busy…',
    saveBar: 'Saving',
    unsaved: (count: number, written: string) =>
      count === 1 ? 'You have 1 unsaved change' : `You have ${written} unsaved changes`,
    saved: (at: string) => `Saved at ${at}`,
    save: 'Save',
    reset: 'Reset',
    noRightsText: 'Ask whoever manages your account.',
  },
);
