/** The file of a centre as if another centre had been taken along: for an installation that has the first one already. */
import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

interface Listed {
  name: string;
  bytes: number;
  sha256: string;
}

/** With another key, name and id, which its list and its row both say. */
export function asOtherCenter(
  archive: Uint8Array,
  over: { key: string; name: string; id: string },
): Uint8Array {
  const parts = unzipSync(archive);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const manifest = JSON.parse(read('manifest.json')) as { center: object; tables: Listed[] };
  const row = JSON.parse(read('tables/volunteer_centers.jsonl')) as object;
  const { id, ...named } = over;
  const line = strToU8(`${JSON.stringify({ ...row, ...named, public_id: id })}\n`);
  const tables = manifest.tables.map((table) =>
    table.name === 'volunteer_centers'
      ? { ...table, bytes: line.length, sha256: createHash('sha256').update(line).digest('hex') }
      : table,
  );
  return zipSync({
    ...parts,
    'tables/volunteer_centers.jsonl': line,
    'manifest.json': strToU8(
      JSON.stringify({ ...manifest, tables, center: { ...manifest.center, ...over } }),
    ),
  });
}
