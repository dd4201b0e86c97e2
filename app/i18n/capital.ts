/** With a capital at its beginning, as a word stands on a line of its own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
