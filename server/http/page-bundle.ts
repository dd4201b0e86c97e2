/** The screens as the server knows them: one function that answers a page, from the build or straight from the sources. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#contract/request-context.ts';
import { PublicConfigurationError } from '#server/tenancy/public-configuration.ts';
import type { BuildStamp } from './page-builds.ts';
import type { Services } from './services.ts';

export type AnswerPage = (request: Request, context: RequestContext) => Promise<Response>;

/** The part of the bundle that is known here; app/entry.server.tsx exports it. */
interface Build {
  assets: { version: string };
  entry: {
    module: {
      makeAnswer(build: Build, isProduction: boolean): AnswerPage;
      problemOfHostRedirect(path: string): string | null;
    };
  };
}

export interface Bundle {
  answer: AnswerPage;
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
  return {
    answer: answerOf(build, services),
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
  return {
    clientFolder: null,
    stamp: null,
    async answer(request, context) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as Build;
      return answerOf(build, services)(request, context);
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
