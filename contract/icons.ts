/** Where icons come from, and the limits of asking for them (specification, sections 7 and 9). */

/** `GET /api/_nuxt_icon/<set>.json?icons=a,b`, or with `?prefix=<set>`. */
export const iconPath = '/api/_nuxt_icon';
/** How long this server waits for the public service. */
export const iconFetchTimeoutMs = 1500;
/** Longest address of one request; more icons go into the next one. */
export const iconMaxUrlChars = 500;
/** After this long the browser tries the next host. */
export const iconRotateMs = 750;
/** After this long the browser gives up. */
export const iconTimeoutMs = 5000;
/** Sets that are shipped with the product; others come from the public service. */
export const shippedIconSets = ['lucide', 'tabler'] as const;

/** `lucide:heart`. */
export const isIconName = (text: string): boolean => /^[a-z0-9-]{1,40}:[a-z0-9-]{1,80}$/.test(text);
