/** The centre of an account that came to the wrong one, by its number in the address: the list of centres is public. */
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import type { OtherCenter } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { centerName } from '#contract/center-name.ts';

export async function otherCenter(
  { api, locale }: Pick<Page, 'api' | 'locale'>,
  id: string | null,
): Promise<OtherCenter | undefined> {
  if (id === null) return undefined;
  const { items } = await api.list(volunteerCenterCalls.list, { include: ['profile'] });
  const found = items.find((center) => center.id === id);
  return found && { id, name: centerName(found, locale), host: found.host };
}
