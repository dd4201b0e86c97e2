/** The product without its screens, for tests that kill it. It says where it is: `ready <pid> <address> <owner's address of the database>`. */
import { asOwner, openDatabase, prepareDatabase } from '#server/database.ts';
import { readEnv } from '#server/env.ts';
import { openServer } from '#server/server.ts';

const env = readEnv();
const database = await openDatabase(env, () => {});
await prepareDatabase(database.ownerUrl, () => {});
await asOwner(database.ownerUrl, (client) =>
  client.query(`begin; set local app.center = 1;
    insert into volunteer_centers (id, key, name) values (1, 'public', 'Punt') on conflict do nothing;
    insert into volunteer_center_profiles (volunteer_center_id, name) values (1, 'Punt') on conflict do nothing;
    commit`),
);
const server = await openServer(env, { ownerUrl: database.ownerUrl, withPages: false });
process.once('SIGTERM', () => {
  void server
    .stop()
    .then(() => database.stop())
    .then(() => process.exit(0));
});
process.stdout.write(`ready ${process.pid} ${server.address} ${database.ownerUrl}\n`);
process.send?.('ready');
