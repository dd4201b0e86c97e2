/** What the form in the page needs besides the vacancy; such a page is nobody else's, so it is never kept. */
import { randomUUID } from 'node:crypto';
import { applicationCalls } from '#contract/calls/applications.ts';
import type { Page } from '#app/api/page-context.ts';
import { bookOf } from '#app/i18n/all-words.server.ts';
import type { InPage } from '#app/features/applications/components/apply/apply-in-page.tsx';

/** Names one showing of the form; a second sending of it is known by it. */
export const randomFormKey = randomUUID;
export const isFormKey = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export async function loadInPage({ api, actor, locale }: Page, key: string): Promise<InPage> {
  const challenge = actor.kind === 'anonymous' ? (await api.one(applicationCalls.challenge)).id : null;
  return { challenge, key, words: bookOf(locale, ['applications']).applications ?? {} };
}
