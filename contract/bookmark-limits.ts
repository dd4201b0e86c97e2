/** Apart from the contract of bookmarks: what every page with a vacancy on it reads brings no rules of forms along. */

/** Of one person at a centre, and on one device. */
export const mostBookmarks = 100;
/** That a device remembers of what was looked at last. */
export const mostSeen = 12;
