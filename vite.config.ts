import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Where a screen's script is missing, the router loads the page anew at once, over whatever somebody typed and for ever again.
 * Here it tells of it as Vite does of other parts, so that app/shell/builds.ts judges all of them.
 */
function tellOfMissingScreens(): Plugin {
  const before =
    /console\.error\(`Error loading route module[^;]+;\s*console\.error\(error\);[^;]+;\s*window\.location\.reload\(\);/;
  const after = `const missing = new Event('vite:preloadError', { cancelable: true });
    missing.isScreen = true;
    window.dispatchEvent(missing);
    if (!missing.defaultPrevented) return { default() { throw error; } };`;
  return {
    name: 'tell-of-missing-screens',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return undefined;
      if (!before.test(code)) this.error('The router handles missing screens in another way than before.');
      return { code: code.replace(before, after), map: null };
    },
  };
}

/** Where every page begins. */
const beginning = /\/app\/(root|entry\.client)\.tsx/;

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether every page needs this module: the document or the client's entry imports it, and not only for later. */
function isOfEveryPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (beginning.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((from) => !seen.has(from) && isOfEveryPage(from, graph, seen));
}

export default defineConfig({
  plugins: [tellOfMissingScreens(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs, in two files rather than fifteen: gzip finds more to save in longer ones.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: (id, context) => (isOfEveryPage(id, context) ? 'frame' : null) },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  // MapLibre's worker is a module (docs/ARCHITECTURE.md, pitfalls).
  worker: { format: 'es' },
});
