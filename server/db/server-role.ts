/**
 * The login that the running server uses: a member of `volunteerly_server`, which owns nothing (docs/decisions/0003). Roles
 * belong to the whole cluster, so each database has a login of its own: two installations beside each other, with
 * secrets of their own, do not lock each other out.
 */
import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';

const group = 'volunteerly_server';

/** Name of the login for a database. */
export const serverLogin = (databaseName: string): string =>
  `${group}_${createHash('sha256').update(databaseName).digest('hex').slice(0, 12)}`;

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL's codes for a role that is there already, or was made at the same moment. */
const isThere = new Set(['42710', '23505']);

/** Makes the login, or gives an older one this password. Name and password hold nothing that would need quoting. */
async function letLogIn(owner: pg.Client, login: string, password: string): Promise<void> {
  try {
    await owner.query(`create role ${login} login password '${password}' in role ${group}`);
  } catch (error) {
    if (!isThere.has((error as pg.DatabaseError).code ?? '')) throw error;
    await owner.query(`alter role ${login} login password '${password}'`);
  }
}

/**
 * Gives the address of the database as the server's login, with a password derived from the secret. Throws with what to
 * do when the owner may not make roles.
 */
export async function serverRoleUrl(ownerUrl: string, secret: string): Promise<string> {
  const url = new URL(ownerUrl);
  const login = serverLogin(decodeURIComponent(url.pathname.slice(1)));
  url.username = login;
  url.password = createHmac('sha256', secret).update('database role').digest('base64url');
  if (await canConnect(url.href)) return url.href;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await letLogIn(owner, login, url.password);
  } catch (error) {
    throw new Error(
      `The database owner may not make the login ${login}. Make one yourself, a member of ${group}, and give DATABASE_SERVER_URL.`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
  return url.href;
}
