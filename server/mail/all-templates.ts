/** Every mail that the product sends, and what its caller must give. */
import type { Template } from './template.ts';
import { applicationAccepted, type ApplicationAcceptedValues } from './templates/application-accepted.ts';
import { applicationConfirm, type ApplicationConfirmValues } from './templates/application-confirm.ts';
import { applicationReceived, type ApplicationReceivedValues } from './templates/application-received.ts';
import { applicationRejected, type ApplicationRejectedValues } from './templates/application-rejected.ts';
import { applicationSent, type ApplicationSentValues } from './templates/application-sent.ts';
import { applicationWithdrawn, type ApplicationWithdrawnValues } from './templates/application-withdrawn.ts';

/** The values of each template. Addresses in them are absolute. */
export interface TemplateValues {
  application_confirm: ApplicationConfirmValues;
  application_received: ApplicationReceivedValues;
  application_sent: ApplicationSentValues;
  application_accepted: ApplicationAcceptedValues;
  application_rejected: ApplicationRejectedValues;
  application_withdrawn: ApplicationWithdrawnValues;
}
export type TemplateName = keyof TemplateValues;

export const templates: { [Name in TemplateName]: Template<TemplateValues[Name]> } = {
  application_confirm: applicationConfirm,
  application_received: applicationReceived,
  application_sent: applicationSent,
  application_accepted: applicationAccepted,
  application_rejected: applicationRejected,
  application_withdrawn: applicationWithdrawn,
};
