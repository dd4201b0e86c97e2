/** Days in which an organisation usually answers, until its own answers are measured. The mails say the same (server/features/applications/mails.ts). */
export const usualAnswerDays = 3;
