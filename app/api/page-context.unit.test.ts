import { describe, expect, it } from 'vitest';
import type { ApiCall } from '#contract/request-context.ts';
import { remembering } from './page-context.ts';

describe('what a page asks of the API', () => {
  /** Each answer counts how often it was sent for. */
  function counted(statusOf: (call: ApiCall, times: number) => number = () => 200) {
    let times = 0;
    return remembering(async (call) => {
      times += 1;
      return { status: statusOf(call, times), body: times };
    });
  }
  const get = { method: 'GET', url: '/a' } as const;

  it('is asked once, however many ask for it at once or after one another', async () => {
    const send = counted();
    const [one, other] = await Promise.all([send(get), send(get)]);
    expect([one.body, other.body, (await send(get)).body]).toEqual([1, 1, 1]);
    expect((await send({ method: 'GET', url: '/b' })).body).toBe(2);
  });

  it('is asked again once the page changed something', async () => {
    const send = counted();
    await send(get);
    await send({ method: 'PATCH', url: '/a', body: {} });
    expect((await send(get)).body).toBe(3);
  });

  it('is asked again when it failed', async () => {
    const send = counted((_call, times) => (times === 1 ? 503 : 200));
    expect((await send(get)).status).toBe(503);
    expect((await send(get)).status).toBe(200);
    const broken = remembering(async () => {
      throw new Error('away');
    });
    await expect(broken(get)).rejects.toThrow('away');
    await expect(broken(get)).rejects.toThrow('away');
  });
});
