/** The longest round length that a bar of so many pixels can stand for. */
const widest = 96;
const steps = [1, 2, 5] as const;

export function scaleOf(metresPerPixel: number): { metres: number; pixels: number } {
  const most = metresPerPixel * widest;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = steps.findLast((step) => step * power <= most) ?? 1;
  return { metres: metres * power, pixels: Math.round((metres * power) / metresPerPixel) };
}
