/**
 * Whether the router asks this for a page that stands there already. A form without script is sent by the browser itself: what it is
 * answered is a page of its own. Browsers that do not say so count as without script.
 */
export const isAskedByScript = ({ headers }: Request): boolean => headers.get('sec-fetch-dest') === 'empty';
