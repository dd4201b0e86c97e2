/** The screens as the server knows them: one function that answers a page, from the build or straight from the sources. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#contract/request-context.ts';
import { PublicConfigurationError } from '#server/tenancy/public-configuration.ts';
import type { BuildStamp } from './page-builds.ts';
import type { Services } from './services.ts';

/** An address as its screen reads it: see app/shell/read-address.server.ts. */
export interface ReadAddress {
  url: URL;
  /** What its screen does not read: `utm_source=mail`, or ''. */
  unread: string;
  /** Nothing in it that somebody typed. */
  isKeepable: boolean;
}
type ReadPageAddress = (url: URL) => ReadAddress;
export type AnswerPage = (request: Request, context: RequestContext) => Promise<Response>;

/** The part of the bundle that is known here; app/entry.server.tsx exports it. */
interface Build {
  assets: { version: string };
  entry: {
    module: {
      makeAnswer(build: Build, isProduction: boolean): AnswerPage;
      makeAddressReader(build: Build): ReadPageAddress;
      problemOfHostRedirect(path: string): string | null;
    };
  };
}

export interface Bundle {
  answer: AnswerPage;
  readAddress(url: URL): Promise<ReadAddress>;
  /** Built files to serve; null while Vite serves its own. */
  clientFolder: string | null;
  /** Null while the sources are served: they are never out of date. */
  stamp: BuildStamp | null;
  /** Lets Vite answer what is its own; true when it did. */
  serveSource(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}

/** Only the screens know which paths are theirs, so that this is checked here and not with the rest of the configuration. */
function answerOf({ entry, ...build }: Build, { env, configuration }: Services): AnswerPage {
  const path = configuration.hostRedirect?.path;
  const problem = path === undefined ? null : entry.module.problemOfHostRedirect(path);
  if (problem) throw new PublicConfigurationError(`Public configuration, key hostRedirect.path: ${problem}.`);
  return entry.module.makeAnswer({ entry, ...build }, env.isProduction);
}

/** The built screens. */
async function openBuild(services: Services, folder: string): Promise<Bundle> {
  const file = join(folder, 'server/index.js');
  if (!existsSync(file)) throw new Error(`The screens are not built: ${file} is missing (npm run build).`);
  const build = (await import(pathToFileURL(file).href)) as Build;
  const readAddress = build.entry.module.makeAddressReader(build);
  return {
    answer: answerOf(build, services),
    readAddress: async (url) => readAddress(url),
    clientFolder: join(folder, 'client'),
    stamp: { id: build.assets.version, timestamp: Math.round(statSync(file).mtimeMs) },
    serveSource: async () => false,
    close: async () => {},
  };
}

/** Vite in this process: screens change as one types. */
async function openSources(app: FastifyInstance, services: Services): Promise<Bundle> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const load = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as Build;
  return {
    clientFolder: null,
    stamp: null,
    answer: async (request, context) => answerOf(await load(), services)(request, context),
    async readAddress(url) {
      const build = await load();
      return build.entry.module.makeAddressReader(build)(url);
    },
    serveSource: (request, reply) =>
      new Promise((resolve) => {
        // Vite writes to the socket itself, or hands the request on.
        reply.raw.once('close', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}

export const openBundle = (app: FastifyInstance, services: Services, buildFolder: string): Promise<Bundle> =>
  services.env.isHotReload ? openSources(app, services) : openBuild(services, buildFolder);
