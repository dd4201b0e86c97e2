/** Asks for a mail with a link. Whether the address is known is not told; only too many tries are. */
import type { Page } from '#app/api/page-context.ts';

export type LinkPath = '/auth/password' | '/auth/sign_in_link' | '/auth/confirmation';

export async function askForLink({ api }: Pick<Page, 'api'>, path: LinkPath, email: string): Promise<void> {
  await api.tell(path, { email });
}
