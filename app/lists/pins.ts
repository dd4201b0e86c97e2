/** A pin for each row that has a place, under its number in the list. */
export const pinsOf = <Row extends { id: string; lat: number | null; lon: number | null }, Shown>(
  rows: readonly Row[],
  shown: (row: Row) => Shown,
): (Shown & { id: string; number: number; lat: number; lon: number })[] =>
  rows.flatMap((row, at) => {
    const { id, lat, lon } = row;
    return lat === null || lon === null ? [] : [{ ...shown(row), id, number: at + 1, lat, lon }];
  });
