/** What files take of the memory: nothing of who is not known, and never more than there is room for. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FileRoom, UploadBudget } from './upload-budget.ts';
import { readForm } from './page-body.ts';

async function sizesOf(files: readonly number[], { isKnown, ofOne }: { isKnown: boolean; ofOne: number }) {
  const app = Fastify({ bodyLimit: 1_000_000 });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  const room = new FileRoom({ ofOne, ofAll: 1_000_000 });
  app.setErrorHandler((error, _request, reply) =>
    reply.code((error as { status?: number }).status ?? 500).send(String(error)),
  );
  app.post('/', async (request) => {
    const form = await readForm(request, { isKnown, budget: new UploadBudget('somebody', room) });
    return {
      title: form.get('title'),
      sizes: form.getAll('file').map((file) => (file instanceof File ? file.size : null)),
    };
  });
  const form = new FormData();
  form.append('title', 'Tuin');
  for (const size of files) form.append('file', new Blob(['x'.repeat(size)]), 'a.png');
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { cookie: 'uid=x', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  await app.close();
  return answer.statusCode === 200 ? JSON.parse(answer.payload) : answer.statusCode;
}

test.each([
  ['is kept of whoever is signed in', true, 500_000, { title: 'Tuin', sizes: [200_000, 200_000] }],
  ['goes by of who only says so, and what was typed stays', false, 1, { title: 'Tuin', sizes: [0, 0] }],
  ['is told to come back when there is no room', true, 300_000, 429],
])('a file %s', async (_name, isKnown, ofOne, answer) => {
  expect(await sizesOf([200_000, 200_000], { isKnown, ofOne })).toEqual(answer);
});
