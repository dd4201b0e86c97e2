import { redirect, redirectDocument } from 'react-router';
import { flashToast, type Flash } from '#app/shell/flash.ts';

export interface GoingOn {
  /** What was done, told on the next page. */
  told?: string | Flash | undefined;
  cookies?: readonly string[];
  /** As a whole new document: everything on the page follows from what was done. */
  isDocument?: boolean;
}

/** After an action: on to a page by a GET, with a word about what was done. */
export function goOn(to: string, { told, cookies = [], isDocument }: GoingOn = {}): Response {
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie] as [string, string]));
  const flash = typeof told === 'string' ? { color: 'success' as const, title: told } : told;
  if (flash) headers.append('set-cookie', flashToast(flash));
  return (isDocument ? redirectDocument : redirect)(to, { status: 303, headers });
}
