/** The roles of roles.css in numbers, so that contrast can be judged; the test holds both to be the same. */
import { type Channels, mixed, parseColour } from '#app/theme/colour.ts';

export type Mode = 'light' | 'dark';

/** A shade or variable (`p700`), a fixed colour (`#fff`), or a mix: `m950 55 m900` is 55% of the first in the second. */
const LIGHT = {
  canvas: 'bgc',
  surface: '#fff',
  sunken: 'm100',
  tint: 'p50',
  tint2: 'p100',
  tint3: 'p200',
  warm: 's100',
  ink: 'txt',
  soft: 'm600',
  link: 'p700',
  edge: 'm500',
  solid: 'p700',
  solidh: 'p800',
  solidp: 'p900',
  onsolid: '#fff',
  accent: 's300',
  accenth: 's400',
  onaccent: 's950',
  band: 'p900',
  onband: '#fff',
  onbandsoft: 'p200',
  ok: '#166534',
  okbg: '#e9f8ee',
  okfill: '#16803c',
  onok: '#fff',
  warn: '#854d0e',
  warnbg: '#fef6d6',
  warnfill: '#b17a05',
  bad: '#a11616',
  badbg: '#fdeceb',
  badfill: '#c92020',
  badh: '#a11616',
  onbad: '#fff',
  info: '#1e4fa3',
  infobg: '#e9f1fe',
  infofill: '#2563eb',
};
export type Role = keyof typeof LIGHT;

const DARK: Record<Role, string> = {
  canvas: 'm950 55 m900',
  surface: 'm900 60 m800',
  sunken: 'm800 88 m700',
  tint: 'p950 60 m900',
  tint2: 'p900 75 m900',
  tint3: 'p800 70 m900',
  warm: 's950 55 m900',
  ink: 'm50',
  soft: 'm300',
  link: 'p300',
  edge: 'm400',
  solid: 'p300',
  solidh: 'p200',
  solidp: 'p100',
  onsolid: 'p950',
  accent: 's300',
  accenth: 's200',
  onaccent: 's950',
  band: 'p950 75 m950',
  onband: 'm50',
  onbandsoft: 'p200',
  ok: '#86e0a6',
  okbg: '#12301d',
  okfill: '#4ac776',
  onok: '#06210f',
  warn: '#f6d365',
  warnbg: '#372a08',
  warnfill: '#e0ab1d',
  bad: '#ffb1aa',
  badbg: '#421615',
  badfill: '#f4776d',
  badh: '#ffb1aa',
  onbad: '#2b0807',
  info: '#a9c8ff',
  infobg: '#14264a',
  infofill: '#6a9df8',
};

export const roleFormulas: Record<Mode, Readonly<Record<Role, string>>> = { light: LIGHT, dark: DARK };

/** Each role of one mode, worked out from a theme's variables (`p50` to `m950`, `bgc`, `txt`). */
export function rolesOf(mode: Mode, variables: Readonly<Record<string, string>>): Record<Role, Channels> {
  const one = (text: string): Channels =>
    parseColour(text.startsWith('#') ? text : (variables[text] ?? '')) ?? [0, 0, 0];
  const worked = Object.entries(roleFormulas[mode]).map(([role, formula]) => {
    const [first = '', share, second] = formula.split(' ');
    return [role, second === undefined ? one(first) : mixed(one(first), Number(share) / 100, one(second))];
  });
  return Object.fromEntries(worked) as Record<Role, Channels>;
}
