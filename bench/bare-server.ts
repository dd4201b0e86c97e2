/** The bare counterpart: Fastify and pg with the same SQL, and none of the product. Started by bench/main.ts. */
import Fastify from 'fastify';
import pg from 'pg';

const center = Number(process.env['BENCH_CENTER']);
const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });
// The owner is bound by the policies too when it is no superuser.
pool.on('connect', (client) => void client.query(`set app.center = ${center}`));
const columns = process.env['BENCH_COLUMNS'] ?? 'id';

const app = Fastify({ logger: false });
app.get('/list', async () => {
  const [rows, count] = await Promise.all([
    pool.query(
      `select ${columns} from vacancies v where volunteer_center_id = $1 and status <> 'deleted' and status = 'published'
        and organization_approved order by created_at desc, id limit 20`,
      [center],
    ),
    pool.query(
      `select count(*) from vacancies where volunteer_center_id = $1 and status <> 'deleted' and status = 'published' and organization_approved`,
      [center],
    ),
  ]);
  return { data: rows.rows, records: count.rows[0].count };
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`Ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`);
process.on('SIGTERM', () => process.exit(0));
