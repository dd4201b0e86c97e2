/** Words that vacancies of the demo have beside the tags of all centres. */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';
import { ownTags } from '../vacancies.ts';

export const seed: SeedNoun = async (client, center) => {
  await insertRows(
    client,
    'own_tags',
    ownTags.map((name) => ({
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} tag ${name}`),
      name,
    })),
  );
};
