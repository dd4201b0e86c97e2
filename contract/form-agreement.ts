/** What whoever fills in a form has to agree to, asked behind its questions. */
import type { Question } from './form-questions.ts';

/** A form as far as that goes. */
export interface Agreeable {
  consentText: string | null;
  /** Which wording of it: a yes to one is none to the next. */
  consentVersion: number;
}

const prefix = 'agreed_';
/** Whether a field is such a tick, of any wording. */
export const isAgreement = (field: string): boolean => field.startsWith(prefix);

/** As one more question: a tick that has to be set, by the name of its wording. None where nothing is to be agreed to. */
export const agreementOf = ({ consentText, consentVersion }: Agreeable): Question[] =>
  consentText === null
    ? []
    : [{ id: `${prefix}${consentVersion}`, type: 'checkbox', title: consentText, isRequired: true }];
