/** Places in the toolbar for what only somebody signed in has, in their order: search, then activity and notifications. */

/** Between tabs and language: find or go to anything. */
export function SearchSlot() {
  return null;
}

/** After the colours: what happened lately. */
export function ActivitySlot() {
  return null;
}

/** The bell: after activity, and beside Menu on a phone. */
export function NotificationsSlot() {
  return null;
}
