/** Sends a file as a browser's form does. */
import type { Body, Session, TestServer } from '#tests/support/server.ts';

/** Multipart with the file in the field `file`; the answer as it came. */
export async function sendFile(
  { running }: TestServer,
  host: string,
  path: string,
  bytes: Uint8Array | string,
  { name = 'mensen.csv', as }: { name?: string; as: Session | null },
): Promise<{ status: number; body: Body; retryAfter: unknown }> {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  const encoded = new Response(form);
  const answer = await running.app.inject({
    method: 'POST',
    url: path,
    headers: { host, ...as?.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.payload),
    retryAfter: answer.headers['retry-after'],
  };
}
