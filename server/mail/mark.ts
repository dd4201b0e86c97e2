/**
 * The mark of a centre without a logo before its name, as cells of tables: the same house as on its site, with its initial or a door.
 * Widths, heights and colours stand in attributes as well, as Outlook reads those alone; there the round gable is a square one.
 */
import { initialOf } from '#contract/center-mark.ts';
import type { MailPalette } from './mail-colours.ts';

interface MarkBranding {
  name: string;
  colours: MailPalette;
  isRounded: boolean;
}

const side = 40;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
const thin = 'font-size:1px;line-height:1px;mso-line-height-rule:exactly';

/** A cell in one colour; `name` is what the dark knows it by. */
const cell = (
  name: string,
  colour: string,
  [width, height]: readonly [number, number],
  style = thin,
  text = '&nbsp;',
) =>
  `<td class="${name}" aria-hidden="true" valign="bottom" width="${width}" height="${height}" bgcolor="${colour}" style="width:${width}px;height:${height}px;background:${colour};${style}">${text}</td>`;

/** A cell of this codebase's width: what is in the middle, and the same at both sides of it. */
const row = (middle: string, aside: string) =>
  `<tr><td width="${side}"><table ${table}><tr>${aside}${middle}${aside}</tr></table></td></tr>`;

const open = (width: number, height: number) =>
  `<td width="${width}" height="${height}" style="width:${width}px;height:${height}px;${thin}">&nbsp;</td>`;

/** Before the cell of the name, in its row. The name says it all, so nobody is read the mark. */
export function markHtml({ name, colours, isRounded }: MarkBranding): string {
  const { solid, onSolid } = colours.light;
  const initial = initialOf(name);
  const wall = (width: number, height: number, style?: string, text?: string) =>
    cell('mark', solid, [width, height], style, text);
  const gable = isRounded ? [] : [12, 26].map((width) => row(wall(width, 7), open((side - width) / 2, 7)));
  const roof = isRounded ? `;border-radius:${side / 2}px ${side / 2}px 0 0` : '';
  const height = isRounded ? 44 : 30;
  const letter = `color:${onSolid};font-family:Arial,'Helvetica Neue',Helvetica,sans-serif;font-size:22px;line-height:${isRounded ? 38 : height}px;mso-line-height-rule:exactly;vertical-align:bottom;font-weight:bold;text-align:center${roof}`;
  const house = initial
    ? [`<tr>${wall(side, height, letter, initial)}</tr>`]
    : [
        `<tr>${wall(side, height - 20, `${thin}${roof}`)}</tr>`,
        row(cell('door', onSolid, [12, 20]), wall(14, 20)),
      ];
  return `<td width="${side}" valign="middle" style="width:${side}px"><table ${table}>${[...gable, ...house].join('')}</table></td>`;
}

/** For the head: what the dark makes of it. */
export const markInTheDark = ({ dark }: MailPalette): string =>
  `.mark{background:${dark.solid}!important;color:${dark.onSolid}!important}.door{background:${dark.onSolid}!important}`;
