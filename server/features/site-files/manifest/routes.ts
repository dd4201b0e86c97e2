/** /manifest.webmanifest: how a site stands among the apps of a telephone that it was put on, with its icons. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { centerName, centerWords } from '#contract/center-name.ts';
import { fallbackLocale } from '#contract/locales.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { Services } from '#server/http/services.ts';
import { mailPalette } from '#server/mail/mail-colours.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { markOf, pictureOf } from '../favicon/queries.ts';

const keptSeconds = 3600;
/** Sides that programs ask for. */
const sides = [192, 512] as const;
const iconPath = (side: number) => `/app-icon-${side}.png`;

async function manifestOf({ pool }: Services, { center }: FastifyRequest) {
  const profile = await inScope(pool, center.id, (scope) => centerProfile(scope), { isReadOnly: true });
  const colours = themeColours((profile?.theme ?? {}) as ThemeConfig);
  const named = { name: center.name, appName: center.configuredAppName, profile: profile ?? null };
  const tagline = profile && centerWords(fallbackLocale, profile.tagline, profile.taglineEn)?.text;
  return {
    id: '/',
    name: centerName(named, fallbackLocale),
    ...(tagline && { description: tagline }),
    lang: fallbackLocale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: mailPalette(colours).light.solid,
    background_color: colours.background,
    icons: sides.map((side) => ({ src: iconPath(side), sizes: `${side}x${side}`, type: 'image/png' })),
  };
}

/** Registers it and its icons. */
export function serveManifest(app: FastifyInstance, services: Services): void {
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .send(JSON.stringify(await manifestOf(services, request))),
  );
  for (const side of sides)
    app.get(iconPath(side), async (request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', `public, max-age=${keptSeconds}`)
        .send(await pictureOf(await markOf(services, request), side)),
    );
}
