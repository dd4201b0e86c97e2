/** The query of our own search page, `?q=tuin`; null when the address is another's or asks for nothing. */
export function searchOf(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isSearch = /^(\/(nl|en))?\/vacancies\/search\/?$/.test(url.pathname);
  return url.origin === origin && isSearch && url.search !== '' ? url.search : null;
}
