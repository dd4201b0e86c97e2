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
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
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
