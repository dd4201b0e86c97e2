import type { Route } from './+types/not-found.ts';
import { notFound } from '#app/shell/guard.server.ts';

/** Specification, section 8: fatal, with its very text. */
export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(url);
}

/** Never shown: the loader always throws. It makes this a page rather than a file. */
export default function NotFound() {
  return null;
}
