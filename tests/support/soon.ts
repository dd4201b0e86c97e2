import { patience } from './pace.ts';

/** For what happens within milliseconds, unless the machine has other work: the limit of `expect.poll` and `vi.waitFor`. */
export const soon = { timeout: patience(15_000) };
