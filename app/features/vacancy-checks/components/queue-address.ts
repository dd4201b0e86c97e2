import type { FindingKey } from './findings.ts';

export const queuePath = '/vacancies/approve';

/** Of one in the queue; with a question the way back stands open with it. */
export const queueAddress = (id: string, ask?: FindingKey): string =>
  `${queuePath}?${new URLSearchParams({ id, ...(ask && { ask }) })}${ask ? '#return-reason' : ''}`;
