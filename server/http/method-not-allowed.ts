/** A path that is there, asked with a method that it does not take: 405 with those that it does, on every surface alike. */
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** By path; for those that were refused other methods. */
    methodsOf: Map<string, readonly string[]>;
  }
}

const refusable: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

function refuseOthers(app: FastifyInstance, url: string, known: readonly string[]): void {
  const allow = known.join(', ');
  app.route({
    method: 'OPTIONS',
    url,
    handler: async (_request, reply) => reply.code(204).header('allow', allow).send(),
  });
  const others = refusable.filter((method) => !known.includes(method));
  app.route({
    method: others,
    url,
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      reply.header('allow', allow);
      return refuse('method_not_allowed');
    },
  });
}

/**
 * To be called before the first route of `app`; gives a function that, once all of them are there, refuses every other method of
 * their paths. A path with a wildcard stands for what is not there.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const seen = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const cached = seen.get(url) ?? new Set();
    for (const one of [method].flat()) cached.add(one);
    seen.set(url, cached);
  });
  if (!app.hasDecorator('methodsOf')) app.decorate('methodsOf', new Map());
  return () => {
    for (const [url, known] of seen) {
      if (app.methodsOf.has(url)) continue;
      app.methodsOf.set(url, [...known]);
      refuseOthers(app, url, [...known]);
    }
  };
}
