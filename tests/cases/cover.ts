/** A few of many records, that fail where all would: for tests of what another test asks of every record. */
import type { WorldRecord } from './case.ts';

type Answer = (record: WorldRecord) => number;

/** What is seen by looking at this record: what it is to the reader with each status of itself and of its organisation, and the answer then. */
function pairsOf(record: WorldRecord, answerOf: Answer): string[] {
  const { relation, status, organizationStatus, held } = record;
  const to = `${relation} ${held?.[0] ?? ''} ${answerOf(record)}`;
  return [`${to} ${status}`, `${to} of ${organizationStatus}`];
}

/** How many records that differ from this one in one of both statuses are answered otherwise: a rule that is forgotten shows there. */
const otherwise = (record: WorldRecord, all: readonly WorldRecord[], answerOf: Answer): number =>
  all.filter(
    (one) =>
      one.relation === record.relation &&
      (one.status === record.status) !== (one.organizationStatus === record.organizationStatus) &&
      answerOf(one) !== answerOf(record),
  ).length;

/**
 * Of each relation every status of the record and every status of its organisation, with every answer that it gets; of those that would
 * do, the ones next to another answer.
 */
export function coverOf(records: readonly WorldRecord[], answerOf: Answer): WorldRecord[] {
  const nextTo = new Map(records.map((record) => [record, otherwise(record, records, answerOf)]));
  const seen = new Set<string>();
  return records
    .toSorted((one, other) => (nextTo.get(other) ?? 0) - (nextTo.get(one) ?? 0))
    .filter((record) => {
      const fresh = pairsOf(record, answerOf).filter((pair) => !seen.has(pair));
      for (const pair of fresh) seen.add(pair);
      return fresh.length > 0;
    });
}
