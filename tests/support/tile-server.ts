/** A source of map tiles on this machine, which tests make slow, wrong or silent. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, crc32 } from 'node:zlib';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface TileServer {
  /** For `MAP_TILE_URL`. */
  template: string;
  /** Every request so far. */
  asked: { url: string; headers: IncomingMessage['headers'] }[];
  answer: Answer;
  close(): Promise<void>;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A grey picture of 256 by 256 with lighter lines, as a map of streets has them. */
export function greyTile(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(256, 0);
  head.writeUInt32BE(256, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(257 * 256);
  for (let y = 0; y < 256; y++)
    for (let x = 0; x < 256; x++) rows[y * 257 + x + 1] = x % 64 < 6 || y % 64 < 6 ? 255 : 226;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** Answers with a tile until a test says otherwise. */
export async function tileServer(): Promise<TileServer> {
  const tile = greyTile();
  const made: TileServer = {
    template: '',
    asked: [],
    answer: (response) => response.end(tile),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    made.asked.push({ url: request.url ?? '', headers: request.headers });
    made.answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  made.template = `http://127.0.0.1:${(server.address() as AddressInfo).port}/grey/{z}/{x}/{y}.png`;
  return made;
}
