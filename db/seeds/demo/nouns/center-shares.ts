/** Demo centres that show each other's vacancies; of these two only the first has sharing by its flag, and gives. */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import { demoCenters } from '../accounts.ts';
import type { SeedNoun } from '../demo-context.ts';
import { sharingCenters } from '../vacancies.ts';

/** Writes the side of this centre. */
export const seed: SeedNoun = async (client, center) => {
  if (!sharingCenters.includes(center.key)) return;
  const partners = demoCenters.filter(({ key }) => key !== center.key && sharingCenters.includes(key));
  await insertRows(
    client,
    'center_shares',
    partners.map((partner) => ({
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} shares with ${partner.key}`),
      partner_id: partner.id,
      status: 'accepted',
    })),
  );
};
