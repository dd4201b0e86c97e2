/** The page of traces stands in the address, as `?sporen=2`. */
export const tracesPageName = 'sporen';
