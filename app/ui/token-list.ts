/** What happens to a list of tokens when something is typed or pasted into it. Pure. */

export type TokenFault = { kind: 'twice'; token: string } | { kind: 'full' } | { kind: 'tooLong' };

type Limits = { most?: number; longest?: number };

const same = (one: string, other: string) => one.localeCompare(other, 'nl', { sensitivity: 'base' }) === 0;

/** Adds each piece between commas and line ends. What cannot be added stays in `rest`, with why. */
export function addTokens(tokens: readonly string[], typed: string, limits: Limits = {}) {
  const { most = Number.POSITIVE_INFINITY, longest = Number.POSITIVE_INFINITY } = limits;
  const next = [...tokens];
  const rest: string[] = [];
  let fault: TokenFault | undefined;
  for (const piece of typed.split(/[,;\n\t]/).map((text) => text.trim().replaceAll(/\s+/g, ' '))) {
    if (piece === '') continue;
    const wrong: TokenFault | undefined = next.some((token) => same(token, piece))
      ? { kind: 'twice', token: piece }
      : piece.length > longest
        ? { kind: 'tooLong' }
        : next.length >= most
          ? { kind: 'full' }
          : undefined;
    if (!wrong) next.push(piece);
    else {
      fault ??= wrong;
      rest.push(piece);
    }
  }
  return { tokens: next, rest: rest.join(', '), fault };
}
