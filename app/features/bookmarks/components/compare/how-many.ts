/** So many stand beside each other at least, and at most: three where the screen is wide. */
export const fewestCompared = 2;
export const mostCompared = 3;
