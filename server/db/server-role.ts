/** The login that the running server uses: the role `volunteerly_server`, which owns nothing (docs/decisions/0003). */
import { createHmac } from 'node:crypto';
import pg from 'pg';

const role = 'volunteerly_server';

function serverUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.toString();
}

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

/**
 * Gives the address of the database as the server's role, after letting that role log in with a password derived from
 * the secret. Throws with what to do when the owner may not alter roles.
 */
export async function serverRoleUrl(ownerUrl: string, secret: string): Promise<string> {
  const password = createHmac('sha256', secret).update('database role').digest('base64url');
  const url = serverUrl(ownerUrl, password);
  if (await canConnect(url)) return url;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // The password is base64url, so it can stand in the statement: ALTER ROLE takes no parameters.
    await owner.query(`alter role ${role} login password '${password}'`);
  } catch (error) {
    throw new Error(
      `The database owner may not let ${role} log in. Set its password yourself and give DATABASE_SERVER_URL.`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
  return url;
}
