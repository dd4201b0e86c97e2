/** Where the house is put together: what features do for the parts below them, which know no feature, is given to these here. */
import type { FastifyInstance } from 'fastify';
import { openApplications } from './features/applications/of-organization/commands.ts';
import { passkeySignInRoutes } from './features/passkeys/signing-in/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { serveSiteFiles } from './features/site-files/routes.ts';
import { undoably } from './features/undos/offering/commands.ts';
import { keepUpload, openUpload } from './features/uploads/commands.ts';
import { servePictures } from './features/uploads/serving/routes.ts';
import { replaceTag } from './features/vacancies/tags/commands.ts';
import { assembleHttp } from './http/assemble.ts';
import type { Services } from './http/services.ts';
import { sessionActions } from './page-sessions.ts';
import { organizationParts, personalParts } from './collected.ts';
import { routes } from './routes.ts';

/** What the services hold of features. */
export const ofFeatures: Pick<
  Services,
  | 'pictures'
  | 'openApplications'
  | 'replaceTag'
  | 'sessionActions'
  | 'undoably'
  | 'personalParts'
  | 'organizationParts'
> = {
  pictures: { open: openUpload, keep: keepUpload },
  openApplications,
  replaceTag,
  sessionActions,
  undoably,
  personalParts,
  organizationParts,
};

const serveSessions = (app: FastifyInstance, services: Services) =>
  sessionRoutes(app, services, [passkeySignInRoutes]);

/** The API with everything around it but the pages. */
export const assemble = (services: Services): Promise<FastifyInstance> =>
  assembleHttp(services, { routes, ownRoutes: [serveSessions, servePictures, serveSiteFiles] });
