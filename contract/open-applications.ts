/** What becomes of people who wait for an answer, asked with every act after which nobody can apply any more. */
import * as z from 'zod/mini';
import { oneOf, optionalText } from './fields.ts';
import { textLimits } from './text-limits.ts';

/** They stay with whoever answers them, or all get one answer. */
export const openApplicationChoices = ['keep', 'answer'] as const;
export type OpenApplicationChoice = (typeof openApplicationChoices)[number];

/**
 * Parts of the body of such an act. They stay when nothing is said: clients that were made before there was a choice close a vacancy without
 * one, and an answer to people is sent by nobody's silence. `openApplicationsLeft` tells them who is left to answer.
 */
export const openApplicationFields = {
  openApplications: z.optional(oneOf(openApplicationChoices)),
  /** Words to everybody who waits, where they get an answer. */
  message: z.optional(optionalText(textLimits.message)),
};

/** `meta` of the answer to such an act: how many people still wait for an answer. */
export const openApplicationsLeft = z.object({ waiting: z.int() });
