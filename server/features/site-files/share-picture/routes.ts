/** The picture of a shared link (Open Graph), for what has none of its own. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { centerName } from '#contract/center-name.ts';
import { isLocale } from '#contract/locales.ts';
import { sharedKinds } from '#contract/share-picture.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import { hasAlready } from '#server/http/etag.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { asHex, mailPalette } from '#server/mail/mail-colours.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { sharePicture, type SharedLook } from './commands.ts';
import { sharedTitle } from './queries.ts';

const keptSeconds = 24 * 3600;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Asked {
  kind: string;
  id: string;
  file: string;
}

type AskedRequest = FastifyRequest<{ Params: Asked }>;

/** What is drawn: words that visitors read, in the look of the centre. */
async function lookOf(
  scope: TenantScope,
  { now }: Services,
  { params, center }: AskedRequest,
): Promise<SharedLook> {
  const kind = sharedKinds.find((one) => one === params.kind) ?? refuse('not_found');
  const locale = params.file.replace(/\.png$/, '');
  if (!uuid.test(params.id) || !isLocale(locale) || params.file !== `${locale}.png`) refuse('not_found');
  const title = await sharedTitle(scope, { kind, id: params.id, locale, now: now() });
  const profile = (await centerProfile(scope)) ?? null;
  const theme = (profile?.theme ?? {}) as ThemeConfig;
  const colours = themeColours(theme);
  const { solid, onSolid } = mailPalette(colours).light;
  return {
    title: title ?? refuse('not_found'),
    name: centerName({ name: center.name, appName: center.configuredAppName, profile }, locale),
    shape: theme.shape === 'straight' ? 'straight' : 'rounded',
    solid,
    onSolid,
    // A centre's own colours come as the stylesheet has them, which no library of pictures reads.
    background: asHex(colours.background) ?? '#ffffff',
    text: asHex(colours.text) ?? '#000000',
  };
}

/** Registers it. */
export function serveSharePictures(app: FastifyInstance, services: Services): void {
  app.get('/share-picture/:kind/:id/:file', async (request: AskedRequest, reply) => {
    const look = await inScope(
      services.pool,
      request.center.id,
      (scope) => lookOf(scope, services, request),
      { isReadOnly: true },
    );
    const { bytes, etag } = await sharePicture(look);
    reply.headers({
      'content-type': 'image/png',
      'cache-control': `public, max-age=${keptSeconds}`,
      etag: `"${etag}"`,
    });
    return hasAlready(request, `"${etag}"`) ? reply.code(304).send() : reply.send(bytes);
  });
}
