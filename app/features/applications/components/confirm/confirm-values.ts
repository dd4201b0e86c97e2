import type { SignUpState } from '#contract/signups.ts';
import type { ApplyAnswer, ApplyTo } from '#app/features/applications/components/apply/apply-values.ts';

export type ConfirmReason = 'used' | 'expired' | 'closed' | 'decided' | 'unknown' | 'again' | 'replaced';

/** What came of pressing the button. */
export type ConfirmOutcome =
  | {
      kind: 'sent';
      vacancyTitle: string;
      vacancyId: string;
      sent: Extract<ApplyAnswer, { kind: 'sent' }>;
      to: ApplyTo;
      /** For an account with the address that was just proven; null where there is one. */
      accountToken: string | null;
    }
  | { kind: 'account'; state: SignUpState; email: string; byParent: boolean }
  | { kind: 'mailed' }
  | { kind: 'kept_no_longer'; organizationName: string }
  | { kind: 'withdrawn'; vacancyTitle: string; organizationName: string }
  | { kind: 'refused'; reason: ConfirmReason; status: number };

/** What the mail's link said that it is about: the words on the page before anything is asked. */
export const confirmActions = ['application', 'withdraw', 'keeping', 'account', 'parent'] as const;
export type ConfirmAction = (typeof confirmActions)[number];

/** Which button of an application stands on the page. */
export type AboutApplication = 'send' | 'withdraw' | 'keeping';
export const aboutOf = (act: ConfirmAction): AboutApplication =>
  act === 'withdraw' || act === 'keeping' ? act : 'send';

/** Signs of the mail may have come along behind the word. */
export const actOf = (text: string | null): ConfirmAction =>
  confirmActions.find((act) => act === /^[a-z]*/.exec(text ?? '')?.[0]) ?? 'application';
