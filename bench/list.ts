/** The JSON list of vacancies, beside a bare server with the same SQL. */
import { vacancyColumns } from '#server/features/vacancies/queries.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import { of, small } from './centers.ts';
import { loadInTurns } from './load.ts';
import { startServer, type ServerProcess } from './processes.ts';
import { atLeast, type Line } from './report.ts';

export async function listLine(product: ServerProcess, ownerUrl: string): Promise<Line> {
  const columns = vacancyColumns.map((column) => `v.${snakeCase(column)}`).join(', ');
  const bare = await startServer('bench/bare-server.ts', {
    BENCH_DATABASE_URL: ownerUrl,
    BENCH_CENTER: String(small),
    BENCH_COLUMNS: columns,
  });
  try {
    const ours = { url: `${product.address}/api/v1/vacancies?page%5Bsize%5D=20`, headers: of(small) };
    const [first, second] = await loadInTurns(ours, { url: `${bare.address}/list` });
    return atLeast('JSON list of 20 vacancies', first, second, 0.6, 'requests/s');
  } finally {
    await bare.stop();
  }
}
