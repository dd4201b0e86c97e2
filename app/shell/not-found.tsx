import type { Route } from './+types/not-found.ts';
import { pageError } from '#app/api/api-error.ts';

/** Specification, section 8: fatal, with this very text. */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageError(404, `Page Not Found: ${url.pathname}`);
}

/** Never shown: the loader always throws. It makes this a page rather than a file. */
export default function NotFound() {
  return null;
}
