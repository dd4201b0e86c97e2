/** How the modules of the screens hang together: who needs one, and what one needs. Each question is answered once in a build. */

interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
}
/** What the bundler hands to whoever chooses a file. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Whether `from` imports this module, itself or through others, and not only for later. */
export function isReachedFrom(
  from: RegExp,
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (from.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => !seen.has(one) && isReachedFrom(from, one, graph, seen));
}

const beginnings = new Map<string, ReadonlySet<string>>();

/** Where the ways to this module begin: the screens, and the parts that are fetched later, that bring it along. Files without a query. */
export function beginningsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const cached = beginnings.get(id);
  if (cached) return cached;
  const found = new Set<string>();
  const seen = new Set([id]);
  // Grows while it is walked.
  for (const at of seen) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(at) ?? {};
    if (importers.length === 0 || dynamicImporters.length > 0) found.add(at.split('?')[0] ?? at);
    for (const one of importers) seen.add(one);
  }
  beginnings.set(id, found);
  return found;
}

const needed = new Map<RegExp, Map<string, boolean>>();

/** Whether it is one of these or imports one, itself or through others, and not only for later. */
export function needs(what: RegExp, id: string, graph: ModuleGraph): boolean {
  const known = needed.get(what) ?? new Map<string, boolean>();
  needed.set(what, known);
  const cached = known.get(id);
  if (cached !== undefined) return cached;
  // Of modules that import each other the first one is asked last.
  known.set(id, false);
  const isNeeded =
    what.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((one) => needs(what, one, graph));
  known.set(id, isNeeded);
  return isNeeded;
}
