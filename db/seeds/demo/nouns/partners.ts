/** Partners of the demo centres: invented, as their texts are (CC0-1.0). */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

/** Writes those of the centre's content. */
export const seed: SeedNoun = async (client, center, { partners }) => {
  await insertRows(
    client,
    'partners',
    partners
      .filter((partner) => partner.center === center.content)
      .map(({ center: _center, textEn, ...partner }) => ({
        ...partner,
        text_en: textEn,
        volunteer_center_id: center.id,
        id: fixedId(`${center.key} partner ${partner.name}`),
      })),
  );
};
