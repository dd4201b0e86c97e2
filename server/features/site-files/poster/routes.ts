/** A vacancy as a poster to print, as visitors read it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { centerName } from '#contract/center-name.ts';
import { isLocale } from '#contract/locales.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { ipOf } from '#server/auth/network-groups.ts';
import { sizedPicture } from '#server/features/uploads/sizes/commands.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import { localePrefix, originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { mailPalette } from '#server/mail/mail-colours.ts';
import { pictureLibrary } from '#server/storage/picture-library.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { drawPoster, type Poster } from './commands.ts';
import { posterText, type PosterText } from './queries.ts';

const keptSeconds = 3600;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Wide enough for a sheet of A4 at the grain that a printer at home has. */
const photoWidth = 1440;

type AskedRequest = FastifyRequest<{ Params: { id: string; file: string } }>;

/** As a document takes it; null without one, and where it cannot be had now. */
async function photoOf({ storage }: Services, { photo }: PosterText): Promise<Buffer | null> {
  const sized = photo && (await sizedPicture(storage, photo, { width: photoWidth, format: 'webp' }));
  if (!sized) return null;
  const sharp = await pictureLibrary();
  return sharp(sized).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}

async function posterOf(services: Services, request: AskedRequest): Promise<Poster> {
  const { center, params } = request;
  const locale = params.file.replace(/\.pdf$/, '');
  if (!uuid.test(params.id) || !isLocale(locale) || params.file !== `${locale}.pdf`) refuse('not_found');
  if (!center.locales.includes(locale)) refuse('not_found');
  const asked = { id: params.id, locale, now: services.now() };
  const { text, profile } = await inScope(
    services.pool,
    center.id,
    async (scope) => ({
      text: (await posterText(scope, asked)) ?? refuse('not_found'),
      profile: (await centerProfile(scope)) ?? null,
    }),
    { isReadOnly: true },
  );
  const theme = (profile?.theme ?? {}) as ThemeConfig;
  const { solid, onSolid } = mailPalette(themeColours(theme)).light;
  return {
    ...text,
    locale,
    photo: await photoOf(services, text),
    address: `${originOf(request, services)}${localePrefix(services, locale)}/vacancies/${params.id}`,
    center: {
      name: centerName({ name: center.name, appName: center.configuredAppName, profile }, locale),
      phone: profile?.phoneNumber ?? null,
      shape: theme.shape === 'straight' ? 'straight' : 'rounded',
    },
    solid,
    onSolid,
  };
}

/** So many in a minute for one address: somebody prints a few. */
const perMinute = 20;

/** Registers it. */
export function servePosters(app: FastifyInstance, services: Services): void {
  const { rateLimitFactor: factor } = services.env;
  const limit = { rateLimit: { max: Math.ceil(perMinute * factor), timeWindow: 60_000 } };
  app.get(
    '/posters/:id/:file',
    factor === 0 ? {} : { config: limit },
    async (request: AskedRequest, reply) => {
      const bytes = await drawPoster(ipOf(request), () => posterOf(services, request));
      reply.headers({
        'content-type': 'application/pdf',
        // Opened in the browser, from where it is printed.
        'content-disposition': `inline; filename="poster.pdf"`,
        'cache-control': `public, max-age=${keptSeconds}`,
        'x-robots-tag': 'noindex',
      });
      return reply.send(bytes);
    },
  );
}
