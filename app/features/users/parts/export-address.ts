/** The file of all that the list finds, straight from the API. */
import { userCalls } from '#contract/calls/users.ts';
import { addressOf } from '#app/api/client.ts';
import { filterOf, type ListChoice } from '#app/features/users/parts/list-address.ts';

export const exportAddress = (choice: ListChoice): string =>
  addressOf(userCalls.exportAll, { filter: filterOf(choice) });
