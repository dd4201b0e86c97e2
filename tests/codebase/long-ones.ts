/** Files and functions that are longer than usual, each with the reason. The figures may only go down. */

interface Long {
  lines: number;
  because: string;
  isGenerated?: boolean;
}

export const longFiles: Record<string, Long> = {};

/** `file#function`. */
export const longFunctions: Record<string, Long> = {};
