/** Stock images of the demo centres besides those of the platform: two of the drawings that come with the product (CC0-1.0). */
import { daysFrom, fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

const portraits = [
  {
    file: 'person-marijke',
    fileName: 'marijke.webp',
    checksum: 'e74c6342ec3abc847084139f3eb449481f78dbf3ac8342ba735cd16c79da8c9d',
    byteSize: 16622,
    preview:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoQABAAA4BaJYgC7AYtBvN+pmpcAAD+9N5sD3bGMAY/CAqTf0sJOAmPtlDMqAgKaMWbHVtMTGZVjDyuc8d8ZHbxvekA/ZiChVAAAA==',
    name: 'Vrijwilliger Marijke',
    short_description: 'Portret',
    description: 'Vrouw met grijs haar en een bril',
    keywords: ['portret', 'vrijwilliger'],
  },
  {
    file: 'person-yusuf',
    fileName: 'yusuf.webp',
    checksum: '2a26819d02934c5879d82df95f0f3d7c3de854b7afd5dffd14967bab85e89617',
    byteSize: 15162,
    preview:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABQAgCdASoQABAAA4BaJbACdAYq/qpMd2OvCgAA/vTfHmtlAxSXkOtHL43B9OnNsNEu6YBGYpZpSsZZiCRgoMWdF70xErdyrFltAMUTqVDtTHWQ53XjCa7mmPJnM3hS/VdkWPIAPkAAAA==',
    name: 'Vrijwilliger Yusuf',
    short_description: 'Portret',
    description: 'Man met kort zwart haar en een baard',
    keywords: ['portret', 'vrijwilliger'],
  },
];

/** Writes them for each centre. */
export const seed: SeedNoun = async (client, center, { now }) => {
  const at = { volunteer_center_id: center.id, created_at: daysFrom(now, -30).toISOString() };
  const fileId = (file: string) => fixedId(`${center.key} stock file ${file}`);
  await insertRows(
    client,
    'uploads',
    portraits.map(({ file, fileName, checksum, byteSize, preview, description }) => ({
      ...at,
      id: fileId(file),
      file_name: fileName,
      storage_key: `shipped/${file}.webp`,
      checksum,
      mime: 'image/webp',
      byte_size: byteSize,
      width: 1200,
      height: 1200,
      alt_text: description,
      preview,
      in_files: true,
      is_decoration: false,
      version: 1,
    })),
  );
  await insertRows(
    client,
    'stock_images',
    portraits.map(({ file, name, short_description, description, keywords }) => ({
      ...at,
      id: fixedId(`${center.key} stock image ${file}`),
      name,
      short_description,
      description,
      keywords,
      image_id: fileId(file),
      lock_version: 0,
      updated_at: at.created_at,
    })),
  );
};
