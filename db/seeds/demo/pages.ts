/** Pages of the demo centres, online as they are written. */
import type pg from 'pg';
import { daysFrom, fixedId } from '../ids.ts';
import { insertRows, type Row } from '../insert.ts';
import type { DemoCenter } from './accounts.ts';
import type { DemoHomePage } from './content.ts';

interface Given {
  now: Date;
  homePages: readonly DemoHomePage[];
}

const pageRows = (center: DemoCenter, { now, homePages }: Given): Row[] =>
  homePages
    .filter((page) => page.center === center.key)
    .map((page) => ({
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} home page ${page.locale}`),
      slug: 'home',
      locale: page.locale,
      title: page.title,
      summary: page.summary,
      is_home: true,
      translation_key: fixedId(`${center.key} home page`),
      blocks: page.blocks,
      published_at: daysFrom(now, -60).toISOString(),
    }));

const putOnline = `select put_page_online(volunteer_center_id, id, published_at) from pages where volunteer_center_id = $1`;

/** Writes them. */
export async function seedPages(client: pg.Client, center: DemoCenter, given: Given): Promise<void> {
  await insertRows(client, 'pages', pageRows(center, given));
  await client.query(putOnline, [center.id]);
}
