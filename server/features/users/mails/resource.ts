import { emailDeliveries } from '#contract/email-deliveries.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { EmailDeliveryRow } from './queries.ts';

export const emailDeliveryResource: Resource<EmailDeliveryRow, typeof emailDeliveries> = {
  contract: emailDeliveries,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(emailDeliveries, row),
};
