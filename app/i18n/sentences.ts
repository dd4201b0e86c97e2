/** Sentences after one another. What stands alone at a field has no full stop; before another one it needs it. */
export const inSentences = (texts: readonly string[]): string =>
  texts.length < 2
    ? texts.join('')
    : texts.map((text) => (/[.?!…]$/.test(text) ? text : `${text}.`)).join(' ');
