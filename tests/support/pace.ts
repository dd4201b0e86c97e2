/** How long a test has patience: every limit of time in the tests goes by the pace of the machine, which tests/support/measure-pace.ts measures. */

/** How many times slower than the quiet machine this one is: 1 or more. */
export const pace = Number(process.env.TEST_PACE ?? 1);

/** The limit in milliseconds on this machine of what may take so many on the quiet one. It costs nothing where all goes well. */
export const patience = (milliseconds: number): number => Math.round(milliseconds * pace);
