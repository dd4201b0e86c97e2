/** As long as an address may be (contract/page-kinds.ts). */
const longest = 80;

/** The address that a title gives: small letters without accents, with a hyphen for anything else. '' where nothing is left. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest)
    .replace(/-$/, '');
