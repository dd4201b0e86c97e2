/** Partners of the demo centres: invented, as their texts and logos are (CC0-1.0). */
import { daysFrom, fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

/** Writes those of the centre's content, with the logos of those that have one. */
export const seed: SeedNoun = async (client, center, { partners, now }) => {
  const own = partners.filter((partner) => partner.center === center.content);
  const at = { volunteer_center_id: center.id, created_at: daysFrom(now, -60).toISOString() };
  const logoId = (file: string) => fixedId(`${center.key} file ${file}`);
  await insertRows(
    client,
    'uploads',
    own.flatMap(({ name, logo }) =>
      logo
        ? {
            ...at,
            id: logoId(logo.file),
            file_name: `${logo.file}.webp`,
            storage_key: `shipped/${logo.file}.webp`,
            checksum: logo.checksum,
            mime: 'image/webp',
            byte_size: logo.byteSize,
            width: logo.width,
            height: logo.height,
            alt_text: name,
            in_files: true,
            is_decoration: false,
            version: 1,
          }
        : [],
    ),
  );
  await insertRows(
    client,
    'partners',
    own.map(({ center: _center, textEn, logo, ...partner }) => ({
      ...partner,
      text_en: textEn,
      logo_id: logo ? logoId(logo.file) : null,
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} partner ${partner.name}`),
    })),
  );
};
