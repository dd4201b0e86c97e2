/**
 * Whether a centre's colours can be read (ui.md, section 3), and what is shown where they cannot: the nearest colour of the same
 * hue that can. Grounds come first, so that there is room for text; then text and controls, each against the grounds as they
 * are shown.
 */
import { type Channels, type Direction, black, contrast, hexOf, shifted, white } from '#app/theme/colour.ts';
import { type Mode, type Role, rolesOf } from '#app/theme/roles.ts';

/** `black` and `white` ask for room: a ground on which text of any hue can still be found. */
type Against = Role | 'black' | 'white';

interface Rule {
  role: Role;
  on: readonly Against[];
  minimum: number;
  /** Less than this is allowed, and worth a warning. */
  advised?: number;
  /** Where to look for a better colour; absent for colours that no centre sets. */
  mend?: Direction;
}

/** A pair that is judged, as the theme editor lists it. */
export interface ContrastRow {
  mode: Mode;
  role: Role;
  on: Against;
  /** Of the colour as the centre set it, on the ground as it is shown. */
  ratio: number;
  minimum: number;
  advised?: number;
  /** Shown on the site instead, because the minimum is not met. */
  mended?: string;
  /** Shown all the same, but this one would be better. */
  proposed?: string;
}

const grounds = ['canvas', 'surface', 'sunken', 'tint', 'tint2', 'warm'] as const;
const tint3 = ['tint3'] as const;
const pages = ['canvas', 'surface'] as const;
const linkGrounds = [...pages, 'tint', 'tint2'] as const;
const edgeGrounds = [...pages, 'sunken', 'tint'] as const;

const status = (['ok', 'warn', 'bad', 'info'] as const).map<Rule>((role) => ({
  role,
  on: [`${role}bg`, ...pages],
  minimum: 4.5,
}));
const onFills: readonly Rule[] = [
  { role: 'onok', on: ['okfill'], minimum: 4.5 },
  { role: 'onbad', on: ['badfill', 'badh'], minimum: 4.5 },
];
const fills = (mend: Direction): Rule[] =>
  (['okfill', 'warnfill', 'badfill', 'infofill'] as const).map((role) => ({
    role,
    on: pages,
    minimum: 3,
    ...(role === 'warnfill' ? { mend } : {}),
  }));
const rulesOfText = (mend: Direction): Rule[] => [
  { role: 'ink', on: [...grounds, ...tint3], minimum: 4.5, advised: 7, mend },
  { role: 'soft', on: grounds, minimum: 4.5, mend },
  { role: 'link', on: linkGrounds, minimum: 4.5, mend },
  { role: 'edge', on: edgeGrounds, minimum: 3, mend },
];
const accentRules: readonly Rule[] = [
  { role: 'accent', on: ['black'], minimum: 7, mend: 'lighter' },
  { role: 'accenth', on: ['black'], minimum: 6, mend: 'lighter' },
  { role: 'onaccent', on: ['accent', 'accenth'], minimum: 4.5, mend: 'darker' },
];

/** In the order in which they are mended: a rule only looks at what stands before it, or at what nobody sets. */
export const contrastRules: Record<Mode, readonly Rule[]> = {
  light: [
    // 15.5 against black is 90% lightness, as ui.md asks of a background.
    ...grounds
      .filter((role) => role !== 'surface')
      .map<Rule>((role) => ({ role, on: ['black'], minimum: 15.5, mend: 'lighter' })),
    { role: 'tint3', on: ['black'], minimum: 11, mend: 'lighter' },
    ...rulesOfText('darker'),
    { role: 'solid', on: [...pages, 'onsolid'], minimum: 4.5, mend: 'darker' },
    { role: 'solidh', on: ['onsolid'], minimum: 4.5, mend: 'darker' },
    { role: 'solidp', on: ['onsolid'], minimum: 4.5, mend: 'darker' },
    ...accentRules,
    { role: 'band', on: ['onband'], minimum: 7, mend: 'darker' },
    { role: 'onbandsoft', on: ['band'], minimum: 4.5, mend: 'lighter' },
    ...status,
    ...onFills,
    ...fills('darker'),
  ],
  dark: [
    ...grounds.map<Rule>((role) => ({ role, on: ['white'], minimum: 9, mend: 'darker' })),
    { role: 'tint3', on: ['white'], minimum: 7.2, mend: 'darker' },
    ...rulesOfText('lighter'),
    { role: 'solid', on: pages, minimum: 4.5, mend: 'lighter' },
    ...(['solid', 'solidh', 'solidp'] as const).map<Rule>((role) => ({
      role,
      on: ['black'],
      minimum: 6,
      mend: 'lighter',
    })),
    { role: 'onsolid', on: ['solid', 'solidh', 'solidp'], minimum: 4.5, mend: 'darker' },
    ...accentRules,
    { role: 'band', on: ['white'], minimum: 9, mend: 'darker' },
    { role: 'onband', on: ['band'], minimum: 4.5, mend: 'lighter' },
    { role: 'onbandsoft', on: ['band'], minimum: 4.5, mend: 'lighter' },
    ...status,
    ...onFills,
    ...fills('lighter'),
  ],
};

/** Roles that may be shown in another colour than the centre set. */
export const mendableRoles = (mode: Mode): Role[] => [
  ...new Set(contrastRules[mode].filter((rule) => rule.mend).map((rule) => rule.role)),
];

export interface ModeJudged {
  rows: ContrastRow[];
  /** Every role as it is shown. */
  shown: Record<Role, Channels>;
  /** Only those that had to change. */
  mended: Partial<Record<Role, string>>;
}

/** One mode of a theme's variables, judged and mended. */
export function judgeMode(mode: Mode, variables: Readonly<Record<string, string>>): ModeJudged {
  const colours = rolesOf(mode, variables);
  const rows: ContrastRow[] = [];
  const mended: ModeJudged['mended'] = {};
  for (const { role, on, minimum, advised, mend } of contrastRules[mode]) {
    const others = on.map((name) => (name === 'black' ? black : name === 'white' ? white : colours[name]));
    const own = colours[role];
    const meets = (least: number) => (colour: Channels) =>
      others.every((other) => contrast(colour, other) >= least);
    if (mend && !meets(minimum)(own)) {
      colours[role] = shifted(own, mend, meets(minimum));
      mended[role] = hexOf(colours[role]);
    }
    const better =
      advised && mend && !mended[role] && !meets(advised)(own)
        ? hexOf(shifted(own, mend, meets(advised)))
        : undefined;
    on.forEach((name, at) => {
      const ratio = contrast(own, others[at] ?? own);
      rows.push({
        mode,
        role,
        on: name,
        ratio,
        minimum,
        ...(advised === undefined ? {} : { advised }),
        ...(ratio < minimum && mended[role] ? { mended: mended[role] } : {}),
        ...(advised !== undefined && ratio < advised && better ? { proposed: better } : {}),
      });
    });
  }
  return { rows, shown: colours, mended };
}
