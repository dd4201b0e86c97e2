/** Files and functions that are longer than usual, each with the reason. The figures may only go down. */

interface Long {
  lines: number;
  because: string;
  isGenerated?: boolean;
}

export const longFiles: Record<string, Long> = {
  'app/theme/roles.css': { lines: 302, because: 'the one place where shades become roles' },
  'server/db/types.ts': { lines: Infinity, because: 'generated from the database', isGenerated: true },
};

/** `file#function`. */
export const longFunctions: Record<string, Long> = {
  'db/seeds/demo/arrivals.ts#arrivals': { lines: 43, because: 'three organisations as data' },
  'server/features/applications/commands.ts#decide': {
    lines: 44,
    because: 'the steps of one act in order; half of it are the columns of a row',
  },
};
