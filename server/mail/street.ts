/**
 * The street on top of a mail, as cells of tables: every program draws those, without a picture to fetch. Heights and colours stand in
 * attributes as well, as Outlook reads those alone. In the dark the houses are dim and some windows are lit.
 */
import { night, type MailPalette } from './mail-colours.ts';

const heights = [36, 52, 44, 30, 58, 40];
const count = 14;
/** In the dark, of every window in turn; null is an unlit one. */
const lights = ['#ffd166', null, null, '#ffe29a', null];

const houseAt = (index: number) => ({
  /** Neighbours differ, and so do the first and the last of a colour. */
  height: heights[(index * 5) % heights.length] ?? 40,
  colour: index % heights.length,
  hasGable: index % 3 === 0,
});

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const thin = 'font-size:1px;line-height:1px;mso-line-height-rule:exactly';
const cell = (height: number, colour: string, name: string, style = '') =>
  `<td class="${name}" height="${height}" bgcolor="${colour}" style="height:${height}px;background:${colour};${thin}${style}">&nbsp;</td>`;

function windows(index: number, wall: string, glass: string): string {
  const gap = cell(6, wall, `h${index % heights.length}`);
  const rows = Array.from({ length: houseAt(index).height > 45 ? 2 : 1 }, (_, row) => {
    const [left, right] = [0, 1].map((side) => (index * 3 + row * 2 + side) % lights.length);
    return `<tr>${gap}${cell(6, glass, `w${left}`)}${gap}${cell(6, glass, `w${right}`)}${gap}</tr>`;
  });
  return rows.join(`<tr><td colspan="5" height="6" style="height:6px;${thin}">&nbsp;</td></tr>`);
}

function house(index: number, { houses, light }: MailPalette, isRounded: boolean): string {
  const { height, colour, hasGable } = houseAt(index);
  const wall = houses[colour % houses.length] ?? light.solid;
  const radius = hasGable ? 14 : 4;
  const roof = isRounded ? `;border-radius:${radius}px ${radius}px 0 0` : '';
  const rows = houseAt(index).height > 45 ? 18 : 6;
  return (
    `<td valign="bottom" style="padding:0 1px;vertical-align:bottom">` +
    `<table ${table} width="100%"><tr>${cell(12, wall, `h${colour}`, roof)}</tr><tr>` +
    `<td class="h${colour}" bgcolor="${wall}" style="background:${wall}"><table ${table} width="100%">${windows(index, wall, light.tint)}</table></td>` +
    `</tr><tr>${cell(Math.max(8, height - 12 - rows), wall, `h${colour}`)}</tr></table></td>`
  );
}

/** For the head: what the dark makes of it. */
export const streetInTheDark = ({ houses, dark }: MailPalette): string =>
  heights
    .map((_, at) => `.h${at}{background:${night(houses[at % houses.length] ?? dark.solid)}!important}`)
    .join('') +
  lights.map((light, at) => `.w${at}{background:${light ?? dark.tint}!important}`).join('') +
  `.sky{background:${dark.tint}!important}`;

export const streetHtml = (colours: MailPalette, isRounded: boolean): string =>
  `<table ${table} width="100%" class="sky" bgcolor="${colours.light.tint}" aria-hidden="true" style="table-layout:fixed;background:${colours.light.tint}">` +
  `<tr><td colspan="${count}" height="10" style="height:10px;${thin}">&nbsp;</td></tr><tr>` +
  `${Array.from({ length: count }, (_, index) => house(index, colours, isRounded)).join('')}</tr></table>`;
