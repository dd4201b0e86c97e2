import { defineConfig } from 'vitest/config';

// The second pass of the HTTP tests; what tests the embedded PostgreSQL itself has no place in it.
const onPostgres15 = process.env.TEST_POSTGRES === '15';

export default defineConfig({
  test: {
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'codebase',
          include: ['tests/codebase/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{contract,server,app,db,tests}/**/*.unit.test.{ts,tsx}'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['{server,app,tests}/**/*.http.test.ts'],
          exclude: onPostgres15 ? ['tests/durability/**'] : [],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.journey.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // One browser and one server at a time: two would make each other slow on a small machine.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
