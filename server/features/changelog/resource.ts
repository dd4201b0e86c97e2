import { changelogs, type Changelog } from '#contract/changelog.ts';
import type { Resource } from '#server/http/resource.ts';

/** There is one, so it needs no id of its own. */
export const changelogResource: Resource<Changelog, typeof changelogs> = {
  contract: changelogs,
  id: () => 'current',
  attributes: (changelog) => ({ ...changelog }),
};
