/** Accounts that the bench signs in with. */
import type pg from 'pg';
import type { Role } from '#contract/roles.ts';
import { fixedId } from '#db/seeds/ids.ts';
import { insertRows } from '#db/seeds/insert.ts';
import { hashPassword } from '#server/auth/passwords.ts';

export interface Account {
  email: string;
  password: string;
}

/** Somebody with this role in a centre, who can sign in at once. Leaves the connection in that centre. */
export async function addStaff(
  client: pg.Client,
  center: number,
  role: Role,
  { email, password }: Account,
): Promise<void> {
  await client.query("select set_config('app.center', $1, false)", [String(center)]);
  const id = fixedId(`bench staff ${email}`);
  const account = { volunteer_center_id: center, id, email, first_name: 'Bente', last_name: 'Staf' };
  const password_hash = await hashPassword(password);
  const confirmed_at = new Date().toISOString();
  await insertRows(client, 'users', [{ ...account, status: 'active', confirmed_at, password_hash }]);
  const roleId = fixedId(`bench role ${email}`);
  await insertRows(client, 'user_roles', [{ volunteer_center_id: center, id: roleId, user_id: id, role }]);
}
