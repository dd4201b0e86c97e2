/** Text that was read in another encoding than it was written in, somewhere before it came here: 'JosÃ©', 'AndrŽ', 'Cou‘rt'. Pure. */

/** A letter that could not be read at all, or two bytes of UTF-8 that are shown as two signs of Windows: in a text of any length. */
const inAnyText: readonly RegExp[] = [
  /[\uFFFD\u0080-\u009F]/u,
  /[ÂÃÄÅ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/u,
];

const signs: readonly RegExp[] = [
  ...inAnyText,
  // Marks that no keyboard makes.
  /[\u2500-\u259F√]/u,
  // What stands between letters in no name: an apostrophe, a hyphen and a point do.
  /\p{L}[\u00A1-\u00A9\u00AB\u00AC\u00AE-\u00B3\u00B5\u00B6\u00B8\u00B9\u00BB-\u00BF×÷“”„‚†‡‰•€™…∞∂∆∑∏π∫≈≠≤≥◊ƒ]\p{L}/u,
  /\p{Ll}‘\p{Ll}|\p{L}[‘‚„†‡‰√¬¶§¢£¥©®]$/u,
  // A capital with an accent behind a small letter.
  /\p{Ll}(?![A-Z])(?=\p{Script=Latin})\p{Lu}/u,
  /\p{Script=Latin}[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}]/u,
  /&(?:#\d{2,5}|#x[\da-f]{2,4}|[a-z]{3,8});/i,
];

/** Whether a running text broke on the way: of a name more can be said. */
export const textLooksBroken = (text: string): boolean => inAnyText.some((sign) => sign.test(text));

/** Whether somebody should look at a name or a title. */
export const looksBroken = (text: string): boolean => signs.some((sign) => sign.test(text));
