/** The page of traces is in the address, as `?sporen=2`. */
export const personalDataPageName = 'sporen';
