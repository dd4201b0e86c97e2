/** /favicon.ico: the mark of the centre as a picture, for whoever draws no SVG in a tab. Each page names the mark itself. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { centerName } from '#contract/center-name.ts';
import { markSvg } from '#contract/center-mark.ts';
import { fallbackLocale } from '#contract/locales.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { Services } from '#server/http/services.ts';
import { mailPalette } from '#server/mail/mail-colours.ts';
import { pictureLibrary } from '#server/storage/picture-library.ts';
import { inScope } from '#server/tenancy/scope.ts';

const side = 48;
const keptSeconds = 24 * 3600;

/** One for each look that centres have had since the start; drawn once. */
const drawn = new Map<string, Promise<Buffer>>();
const mostDrawn = 200;

async function markOf({ pool }: Services, { center }: FastifyRequest): Promise<string> {
  const profile = await inScope(pool, center.id, (scope) => centerProfile(scope), { isReadOnly: true });
  const theme = (profile?.theme ?? {}) as ThemeConfig;
  // A tab may be light or dark, and the picture cannot follow: the colour that reads on white, with white on it, is seen on both.
  const { light } = mailPalette(themeColours(theme));
  const named = { name: center.name, appName: center.configuredAppName, profile: profile ?? null };
  const name = centerName(named, fallbackLocale);
  return markSvg({ name, shape: theme.shape === 'straight' ? 'straight' : 'rounded', light, dark: light });
}

async function draw(svg: string): Promise<Buffer> {
  const sharp = await pictureLibrary();
  return sharp(Buffer.from(svg), { density: 72 * (side / 32) * 2 })
    .resize(side, side)
    .png()
    .toBuffer();
}

function pictureOf(svg: string): Promise<Buffer> {
  const cached = drawn.get(svg);
  if (cached) return cached;
  if (drawn.size >= mostDrawn) drawn.clear();
  const picture = draw(svg);
  drawn.set(svg, picture);
  picture.catch(() => drawn.delete(svg));
  return picture;
}

export function serveFavicon(app: FastifyInstance, services: Services): void {
  app.get('/favicon.ico', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .send(await pictureOf(await markOf(services, request))),
  );
}
