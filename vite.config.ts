import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs, in two files rather than fifteen: gzip finds more to save in longer ones.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'frame',
                  test: /app\/(api\/|i18n\/|routes\.ts|ui\/(link|loading-bar|avatar|initials)\.|shell\/(?!messages|staff|error-page|not-found|preferences|faults)[\w-]+\.tsx?$)|lucide-react\/dist\/esm\/([a-z]\w+\.|context|shared|defaultAttr)/i,
                },
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
