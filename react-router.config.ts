import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './vite/compress-files.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page learns of other routes when their links come into view; the whole list three times over would weigh on each page.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
