/** The centre of an account that came to the wrong one, by its number in the address: the list of centres is public. */
import { volunteerCenters } from '#contract/volunteer-centers.ts';
import type { OtherCenter } from '#app/api/api-error.ts';
import type { Api } from '#app/api/client.ts';

export async function otherCenter(api: Api, id: string | null): Promise<OtherCenter | undefined> {
  if (id === null) return undefined;
  const { items } = await api.getList(volunteerCenters, '/api/v1/volunteer_centers');
  const found = items.find((center) => center.id === id);
  return found && { id, name: found.appName ?? found.name, host: found.host };
}
