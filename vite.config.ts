import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { scriptGroups } from './vite/script-groups.ts';

/**
 * Where a screen's script is missing, the router loads the page again at once, over whatever somebody typed and for ever again.
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

/**
 * Whoever asked for a part that is missing would get nothing in its place, and break on it, while the page asks whether it may be
 * loaded again (app/shell/builds.ts). Here they go on waiting, and the page stays as it is.
 */
function waitForMissingParts(): Plugin {
  const before = 'if (!e.defaultPrevented) throw err;';
  return {
    name: 'wait-for-missing-parts',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      if (!code.includes(before)) this.error('Vite handles missing parts in another way than before.');
      return { code: code.replace(before, `${before} return new Promise(() => {});`), map: null };
    },
  };
}

/**
 * The router tells of a new address at once, and hands all parts a new context with it. React then throws away what the server drew
 * of parts whose script is still on its way (app/ui/lazy-on-interaction.tsx): results and footer go, the page gets shorter and what one was looking
 * at moves. As a transition the new address waits for those parts, as the router's own data does.
 */
function changeAddressesInTransitions(): Plugin {
  const before = 'if (newState.location !== location) setLocation(newState.location);';
  const after =
    'if (newState.location !== location) React$1.startTransition(() => setLocation(newState.location));';
  return {
    name: 'change-addresses-in-transitions',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/hydrated-router\.js$/.test(id)) return undefined;
      if (!code.includes(before)) this.error('The router tells of new addresses in another way than before.');
      return { code: code.replace(before, () => after), map: null };
    },
  };
}

export default defineConfig({
  plugins: [
    tellOfMissingScreens(),
    waitForMissingParts(),
    changeAddressesInTransitions(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
  },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  // MapLibre's worker is a module (docs/ARCHITECTURE.md, pitfalls).
  worker: { format: 'es' },
});
