import { ownWords } from '#app/ui/words/own-words.ts';

export const linkWords = ownWords({ opensNew: '(in een nieuw tabblad)' }, { opensNew: '(in a new tab)' });
