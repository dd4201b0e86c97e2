import { toolbars, type Toolbar } from '#contract/toolbars.ts';
import type { Resource } from '#server/http/resource.ts';

/** There is one for each reader, so it needs no id of its own. */
export const toolbarResource: Resource<Toolbar, typeof toolbars> = {
  contract: toolbars,
  id: () => 'current',
  attributes: (toolbar) => ({ ...toolbar }),
};
