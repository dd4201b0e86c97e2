/** The server with screens of a few lines in the place of the built ones. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assemble } from '#server/assembly.ts';
import { servePages } from '#server/http/pages.ts';
import type { Services } from '#server/http/services.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

export interface SiteOfScreens {
  app: FastifyInstance;
  /** Where the build stands. */
  folder: string;
  close(): Promise<void>;
}

/** `screens` is the module that the build would have made; `files` stand beside it, in the folder for browsers. */
export async function siteOfScreens(
  services: Services,
  screens: string,
  files: Record<string, string | Uint8Array> = {},
): Promise<SiteOfScreens> {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'server'), { recursive: true });
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), screens);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'client', name), content);
  const app = await assemble(services);
  await servePages(app, services, { buildFolder: folder });
  await app.ready();
  const close = async () => {
    await app.close();
    removeTemporaryFolder(folder);
  };
  return { app, folder, close };
}
