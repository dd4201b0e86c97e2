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
  | { kind: 'withdrawn'; vacancyTitle: string; organizationName: string }
  | { kind: 'refused'; reason: ConfirmReason; status: number };

/** What the mail's link said that it is about: the words on the page before anything is asked. */
export const confirmActions = ['application', 'withdraw', 'account', 'parent'] as const;
export type ConfirmAction = (typeof confirmActions)[number];

export const actOf = (text: string | null): ConfirmAction =>
  confirmActions.find((act) => act === text) ?? 'application';
