import { ownWords } from '#app/ui/words/own-words.ts';

export const switchWords = ownWords({ saving: 'Bezig met bewaren' }, { saving: 'Saving' });
