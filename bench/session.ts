/** Somebody who is signed in: each answer may renew the tokens of the next call, of the API as headers, of a page as cookies. */
import type { ServerProcess } from './processes.ts';

const names = ['access-token', 'client', 'uid'] as const;

export class Session {
  readonly #address: string;
  readonly #here: Record<string, string>;
  #tokens: Record<string, string> = {};

  private constructor(address: string, center: number) {
    this.#address = address;
    this.#here = { 'volunteer-center-id': String(center) };
  }

  /** Throws when there is no such account. */
  static async open(
    product: ServerProcess,
    center: number,
    account: { email: string; password: string },
  ): Promise<Session> {
    const session = new Session(product.address, center);
    const headers = { 'content-type': 'application/json' };
    await session.#send('/auth/sign_in', { method: 'POST', headers, body: JSON.stringify(account) });
    return session;
  }

  #keep(answer: Response): void {
    for (const name of names) {
      const value = answer.headers.get(name);
      if (value) this.#tokens[name] = value;
    }
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (names.some((one) => one === name) && value !== '') this.#tokens[name] = decodeURIComponent(value);
    }
  }

  async #send(path: string, { headers, ...init }: RequestInit): Promise<string> {
    const answer = await fetch(this.#address + path, { ...init, headers: { ...this.#here, ...headers } });
    this.#keep(answer);
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(
        `${path}: ${answer.status} ${answer.headers.get('location') ?? ''} ${text.slice(0, 300)}`,
      );
    return text;
  }

  /** Text of the answer to a call. Throws when it is not a 2xx. */
  call(path: string, init: RequestInit = {}): Promise<string> {
    return this.#send(`/api/v1/${path}`, { ...init, headers: { ...init.headers, ...this.#tokens } });
  }

  /** Comes back as soon as the answer begins, and reads no more of it. Throws when it is not a 2xx. */
  async firstByte(path: string): Promise<void> {
    const answer = await fetch(`${this.#address}/api/v1/${path}`, {
      headers: { ...this.#here, ...this.#tokens },
    });
    this.#keep(answer);
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }

  /** HTML of a page. Throws when it is not a 2xx. */
  page(path: string): Promise<string> {
    const cookie = Object.entries(this.#tokens)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    // A page that leads elsewhere is not the one that was to be measured.
    return this.#send(path, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
  }
}
