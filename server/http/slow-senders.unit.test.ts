/** Over real connections: a form that comes a byte at a time is cut off, and a large file that keeps coming is not. */
import { existsSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readParts } from './multipart.ts';
import { cutOffSlowSenders } from './slow-senders.ts';
import { UploadBudget } from './upload-budget.ts';

const limits = { wholeMs: 400, leastBytes: 1_000, everyMs: 200 };
const partLimits = { fileBytes: 1_000, files: 2, textBytes: 1_000, allBytes: 1_000_000 };

let app: FastifyInstance;
let dataDir: string;
let taken: { byteSize: number; path: string } | undefined;

beforeEach(async () => {
  dataDir = temporaryFolder();
  taken = undefined;
  app = Fastify({ forceCloseConnections: true });
  cutOffSlowSenders(app, limits);
  await app.register(multipart, { throwFileSizeLimit: false });
  app.post('/', async (request) => {
    const budget = new UploadBudget('somebody');
    try {
      await readParts(request, partLimits, {
        budget,
        wants: () => true,
        large: {
          dataDir,
          now: new Date(),
          nameOf: (field) => (field === 'archive' ? 'centerArchive' : null),
          take: (_name, file) => (taken = file),
        },
      });
      // What is worked on once all of it came has no limit here.
      await new Promise((resolve) => setTimeout(resolve, 600));
      return 'read';
    } finally {
      await budget.release();
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  removeTemporaryFolder(dataDir);
});

const head = (field: string) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.zip"\r\n\r\n`;

/** Sends the file in so many pieces of so many bytes, one each 100 ms, until it is cut off; resolves to what was answered. */
function send(field: string, pieces: number, bytes: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const end = '\r\n--b--\r\n';
  const length = head(field).length + pieces * bytes + end.length;
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < pieces) socket.write('x'.repeat(bytes));
      else if (sent === pieces) socket.write(end);
      sent += 1;
    }, 100);
    socket.on('data', (chunk) => (answer += String(chunk)));
    // A connection that was cut off may say so.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${head(field)}`,
    );
  });
}

test('a form that is whole in time is answered, however long that takes', async () => {
  expect(await send('photo', 1, 100)).toMatch(/^HTTP\/1\.1 200/);
});

test('a form that comes slowly is cut off', async () => {
  expect(await send('photo', 12, 2_000)).not.toContain('200');
});

test('a file for the disk may take longer, as long as it keeps coming', async () => {
  expect(await send('archive', 12, 2_000)).toMatch(/^HTTP\/1\.1 200/);
  expect(taken?.byteSize).toBe(24_000);
  expect(existsSync(taken?.path ?? '')).toBe(false);
});

test('one of which hardly anything comes is cut off', async () => {
  expect(await send('archive', 30, 10)).not.toContain('200');
  expect(taken).toBeUndefined();
});
