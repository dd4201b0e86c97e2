import { pageVersions } from '#contract/page-versions.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { VersionRow } from './queries.ts';

export const pageVersionResource: Resource<VersionRow, typeof pageVersions> = {
  contract: pageVersions,
  id: (version) => version.id,
  attributes: (version) => ({
    ...plainAttributes(pageVersions, version),
    content: version.content ?? null,
  }),
};
