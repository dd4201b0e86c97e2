import { describe, expect, it } from 'vitest';
import { createApi } from '#app/api/client.ts';
import type { FrameUser } from '#app/shell/frame.ts';
import { loadAccount, organizationHeaders } from './load-personal.server.ts';

describe('the account of whoever is signed in', () => {
  /** What becomes of an answer of the API: signed out or not, and what is thrown. */
  async function afterAnswer(status: number, path = '/applications') {
    let signedOut = false;
    const api = createApi(async () => ({ status, body: { errors: ['no'] } }));
    const signOut = async () => {
      signedOut = true;
    };
    const thrown: unknown = await loadAccount({ api, signOut }, new URL(`http://here${path}`)).catch(
      (error: unknown) => error,
    );
    return { signedOut, thrown };
  }

  it('signs out and leads to sign in when it is refused or gone', async () => {
    for (const status of [401, 404]) {
      const { signedOut, thrown } = await afterAnswer(status, '/en/applications');
      expect(signedOut).toBe(true);
      expect((thrown as Response).headers.get('location')).toBe('/en/auth/login-1');
    }
  });

  it('leaves any other failure to the error page, signed in', async () => {
    for (const status of [403, 500, 503]) {
      const { signedOut, thrown } = await afterAnswer(status);
      expect(signedOut).toBe(false);
      expect(thrown).toMatchObject({ init: { status } });
    }
  });
});

describe('the chosen organisation', () => {
  const user = (ids: string[], currentId: string | null, hasFailed = false) =>
    ({
      organizations: { hasFailed, currentId, list: ids.map((id) => ({ id, name: id })) },
    }) as unknown as FrameUser;
  const request = (cookie: string) => new Request('http://here/', { headers: { cookie } });
  const set = (cookie: string, who: FrameUser | null) =>
    new Headers(organizationHeaders(request(cookie), who)).get('set-cookie');

  it('is kept for a year once it is chosen by itself', () => {
    expect(set('', user(['a', 'b'], 'a'))).toMatch(/^current-organization-id=a; .*Max-Age=31536000;.*Secure/);
    expect(set('uid=x; current-organization-id=a', user(['a', 'b'], 'a'))).toBeNull();
  });

  it('is cleared when it is no longer in the list', () => {
    expect(set('current-organization-id=gone', user([], null))).toMatch(
      /^current-organization-id=; .*Max-Age=0;/,
    );
    expect(set('current-organization-id=gone', user(['a', 'b'], 'b'))).toMatch(/^current-organization-id=b;/);
  });

  it('stays when the list could not be loaded, and for the next person when nobody is signed in', () => {
    expect(set('current-organization-id=a', user([], null, true))).toBeNull();
    expect(set('current-organization-id=a', null)).toBeNull();
  });
});
