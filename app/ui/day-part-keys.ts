// The grid lies one way on a phone and the other way on a desktop, so arrow keys go by what is seen, not by the order of the page.

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function nearestCell<Cell extends Element>(
  key: string,
  from: Element | null,
  cells: readonly Cell[],
): Cell | undefined {
  const step = STEPS[key];
  if (!step || !cells.some((cell) => cell === from)) return undefined;
  const start = middle(from as Element);
  const ahead = cells
    .map((cell) => ({ cell, to: middle(cell) }))
    .map(({ cell, to }) => ({ cell, x: to.x - start.x, y: to.y - start.y }))
    .filter(({ x, y }) => x * step[0] + y * step[1] > 1 && Math.abs(x * step[1] + y * step[0]) < 4)
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return ahead[0]?.cell;
}

function middle(element: Element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
