/** The mark of a centre as a picture in any size. */
import type { FastifyRequest } from 'fastify';
import { centerName } from '#contract/center-name.ts';
import { markSvg } from '#contract/center-mark.ts';
import { fallbackLocale } from '#contract/locales.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { Services } from '#server/http/services.ts';
import { mailPalette } from '#server/mail/mail-colours.ts';
import { pictureLibrary } from '#server/storage/picture-library.ts';
import { inScope } from '#server/tenancy/scope.ts';

/** One for each look that centres have had since the start; drawn once. */
const drawn = new Map<string, Promise<Buffer>>();
const mostDrawn = 200;

/** The mark of the centre of a request, as a picture that can be drawn. */
export async function markOf({ pool }: Services, { center }: FastifyRequest): Promise<string> {
  const profile = await inScope(pool, center.id, (scope) => centerProfile(scope), { isReadOnly: true });
  const theme = (profile?.theme ?? {}) as ThemeConfig;
  // A tab may be light or dark, and the picture cannot follow: the colour that reads on white, with white on it, is seen on both.
  const { light } = mailPalette(themeColours(theme));
  const named = { name: center.name, appName: center.configuredAppName, profile: profile ?? null };
  const name = centerName(named, fallbackLocale);
  return markSvg({ name, shape: theme.shape === 'straight' ? 'straight' : 'rounded', light, dark: light });
}

async function draw(svg: string, side: number): Promise<Buffer> {
  const sharp = await pictureLibrary();
  return sharp(Buffer.from(svg), { density: 72 * (side / 32) * 2 })
    .resize(side, side)
    .png()
    .toBuffer();
}

/** A square of so many pixels. */
export function pictureOf(svg: string, side: number): Promise<Buffer> {
  const key = `${side} ${svg}`;
  const cached = drawn.get(key);
  if (cached) return cached;
  if (drawn.size >= mostDrawn) drawn.clear();
  const picture = draw(svg, side);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}
