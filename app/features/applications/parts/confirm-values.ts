import type { ApplyAnswer, ApplyTo } from '#app/features/applications/apply/apply-values.ts';

export type ConfirmReason = 'used' | 'expired' | 'closed' | 'decided' | 'unknown' | 'again';

/** What came of pressing the button. */
export type ConfirmOutcome =
  | {
      kind: 'sent';
      vacancyTitle: string;
      vacancyId: string;
      sent: Extract<ApplyAnswer, { kind: 'sent' }>;
      to: ApplyTo;
    }
  | { kind: 'withdrawn'; vacancyTitle: string; organizationName: string }
  | { kind: 'refused'; reason: ConfirmReason; status: number };
