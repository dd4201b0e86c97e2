/** The file of all that the list finds, straight from the API. */
import { snakeCase } from '#contract/jsonapi.ts';
import { filterOf, type ListChoice } from '#app/features/users/parts/list-address.ts';

export function exportAddress(choice: ListChoice): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filterOf(choice)))
    if (value) search.set(`filter[${snakeCase(name)}]`, value);
  return `/api/v1/users/export?${search}`;
}
