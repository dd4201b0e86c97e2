// Where every house, tree and window of the street stands. The numbers are the drawing's own arithmetic: the same seed gives the
// same street on the server, in the browser and in a mail.

export type Pane = { x: number; y: number; lit: boolean };
export type House = {
  kind: 'house';
  x: number;
  colour: string;
  rounded: string;
  straight: string;
  panes: Pane[];
  doorX: number;
};
export type Tree = { kind: 'tree'; x: number };

/** As many as there are streets that differ: colours, sizes, gables and trees return at 16, 7, 4 and 6. */
const SEEDS = 336;

/** The same words give the same street, and other words most likely another one. */
export function streetSeed(words: string): number {
  let sum = 7;
  for (const letter of words) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % SEEDS;
}

const COLOURS = [1, 2, 3, 4, 5, 2, 6, 1, 3, 5, 4, 2, 6, 3, 1, 4];

export function streetPlan(width: number, base: number, seed: number): (House | Tree)[] {
  const plan: (House | Tree)[] = [];
  let x = -10;
  for (let at = seed; x < width; at += 1) {
    if (at % 6 === 4) {
      plan.push({ kind: 'tree', x: x + 40 });
      x += 84;
      continue;
    }
    const wide = 64 + ((at * 37 + 11) % 7) * 9;
    const high = 78 + ((at * 53 + seed * 17) % 6) * 17;
    const gables = gable(at % 4, x, base - high, wide, base);
    plan.push({
      kind: 'house',
      x,
      colour: `var(--st${COLOURS[at % 16]})`,
      ...gables,
      panes: panes(at, x, base - high, wide, high),
      doorX: x + wide / 2 - 9,
    });
    x += wide + (at % 3 === 0 ? 0 : 3);
  }
  return plan;
}

/** Bell gables for rounded centres, stepped ones for straight centres: both outlines of the same house. */
function gable(kind: number, x: number, y: number, w: number, base: number) {
  const part = (share: number) => Math.round(w * share * 10) / 10;
  const plain = `M${x} ${base}V${y}h${w}V${base}Z`;
  const bell = `M${x} ${base}V${y}c${part(0.18)} 0 ${part(0.2)}-30 ${part(0.5)}-30s${part(0.32)} 30 ${part(0.5)} 30V${base}Z`;
  const arch = `M${x} ${base}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${base}Z`;
  const soft = `M${x} ${base}V${y + 10}q0-10 10-10h${w - 20}q10 0 10 10V${base}Z`;
  const curve = `M${x} ${base}V${y}q${w / 2}-52 ${w} 0V${base}Z`;
  const point = `M${x} ${base}V${y}l${w / 2}-34 ${w / 2} 34V${base}Z`;
  const steps = `M${x} ${base}V${y}h${part(0.2)}v-14h${part(0.18)}v-14h${part(0.24)}v14h${part(0.18)}v14h${part(0.2)}V${base}Z`;
  const slope = `M${x} ${base}V${y - 22}l${w} 22V${base}Z`;
  if (kind === 0) return { rounded: bell, straight: point };
  if (kind === 1) return { rounded: arch, straight: steps };
  if (kind === 2) return { rounded: soft, straight: plain };
  return { rounded: curve, straight: slope };
}

function panes(at: number, x: number, y: number, wide: number, high: number): Pane[] {
  const columns = wide > 84 ? 3 : 2;
  const step = (wide - 20) / columns;
  const rows = Math.floor((high - 46) / 30);
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return {
      x: Math.round((x + 10 + column * step + step / 2 - 7) * 10) / 10,
      y: y + 16 + row * 30,
      lit: (at * 7 + row * 3 + column * 5) % 4 === 0,
    };
  });
}
