import { personalTraces } from '#contract/personal-traces.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { TraceRow } from './queries.ts';

export const personalTraceResource: Resource<TraceRow, typeof personalTraces> = {
  contract: personalTraces,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(personalTraces, row),
};
