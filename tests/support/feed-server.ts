/** A site on this machine that gives away its vacancies, which tests make slow, wrong or silent. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FeedServer {
  /** `http://127.0.0.1:1234` */
  origin: string;
  /** Every request so far. */
  asked: { url: string; headers: IncomingMessage['headers'] }[];
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  /** Answers with this from now on. */
  gives(items: unknown): void;
  close(): Promise<void>;
}

/** Gives an empty list until a test says otherwise. */
export async function feedServer(): Promise<FeedServer> {
  const made: FeedServer = {
    origin: '',
    asked: [],
    answer: (response) => response.end('[]'),
    gives: (items) => {
      made.answer = (response) => response.end(typeof items === 'string' ? items : JSON.stringify(items));
    },
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
  made.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return made;
}
