/** Over real connections: a form that comes a byte at a time is cut off, and a large file that keeps coming is not. */
import { existsSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readParts } from './multipart.ts';
import { cutOffSlowSenders } from './slow-senders.ts';
import { UploadBudget } from './upload-budget.ts';

const limits = { wholeMs: 400, leastBytes: 1_000, everyMs: 200 };
const partLimits = { fileBytes: 1_000, files: 2, textBytes: 1_000, allBytes: 1_000_000 };

let app: FastifyInstance;
let dataDir: string;
let taken: { byteSize: number; path: string } | undefined;
/** What the server has of it: its connection, and the form once all of it came. */
let server: { connection?: Socket; isWorking: boolean };

beforeEach(async () => {
  server = { isWorking: false };
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
      const working = new Promise((resolve) => setTimeout(resolve, 600));
      server.isWorking = true;
      await working;
      return 'read';
    } finally {
      await budget.release();
    }
  });
  app.server.on('connection', (socket) => (server.connection = socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The server's time goes on when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  removeTemporaryFolder(dataDir);
});

const head = (field: string) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.zip"\r\n\r\n`;

/** Sends the file in so many pieces of so many bytes, one each 100 ms, until it is cut off; resolves to what was answered. */
async function send(field: string, pieces: number, bytes: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const end = '\r\n--b--\r\n';
  const length = head(field).length + pieces * bytes + end.length;
  const socket: Socket = connect(port, '127.0.0.1');
  let [answer, sent] = ['', 0];
  const isOver = () => socket.closed;
  socket.on('data', (chunk) => (answer += String(chunk)));
  // A connection that was cut off may say so.
  socket.on('error', () => {});
  const write = async (text: string) => {
    socket.write(text);
    sent += text.length;
    while (!isOver() && (server.connection?.bytesRead ?? 0) < sent) await nextTurn();
    // What came is looked at in the turns after that.
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  await write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${head(field)}`,
  );
  for (let piece = 0; piece <= pieces && !isOver(); piece += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await write(piece < pieces ? 'x'.repeat(bytes) : end);
  }
  while (!isOver() && !server.isWorking) await nextTurn();
  await vi.advanceTimersByTimeAsync(600);
  while (!isOver()) await nextTurn();
  return answer;
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
