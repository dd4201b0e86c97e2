/** Pages, news and stories of the demo centres, online as they are written. */
import { snakeCase } from '#contract/jsonapi.ts';
import { daysFrom, fixedId } from '../../ids.ts';
import { insertRows, type Row } from '../../insert.ts';
import { demoAccounts, type DemoCenter } from '../accounts.ts';
import { accountId } from '../applications.ts';
import type { DemoContext, SeedNoun } from '../demo-context.ts';

const homeRows = (center: DemoCenter, { now, homePages }: DemoContext): Row[] =>
  homePages
    .filter((page) => page.center === center.key)
    .map((page) => ({
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} home page ${page.locale}`),
      slug: 'home',
      locale: page.locale,
      title: page.title,
      summary: page.summary,
      show_title_on_page: false,
      is_home: true,
      translation_key: fixedId(`${center.key} home page`),
      blocks: page.blocks,
      published_at: daysFrom(now, -60).toISOString(),
      updated_at: daysFrom(now, -60).toISOString(),
      updated_by_name: editorOf(center),
    }));

/** Who wrote them. */
const editorOf = (center: DemoCenter): string | null => {
  const editor = demoAccounts(center.key).find(({ role }) => role === 'content_manager');
  return editor ? `${editor.firstName} ${editor.lastName}` : null;
};

const pageManagers = (center: DemoCenter): string[] =>
  demoAccounts(center.key)
    .filter(({ role }) => role === 'page_manager')
    .map((account) => accountId(center, account));

/** Those that the page manager of a centre looks after. */
const given = ['faq', 'contact'];

/** A centre has those of its content in its own languages. */
const pageRows = (center: DemoCenter, { now, pages }: DemoContext): Row[] =>
  pages
    .filter((page) => page.center === center.content && center.locales.includes(page.locale))
    .map(({ center: _center, key, daysAgo, ...page }) => ({
      ...Object.fromEntries(Object.entries(page).map(([name, value]) => [snakeCase(name), value])),
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} page ${key} ${page.locale}`),
      translation_key: fixedId(`${center.key} page ${key}`),
      published_at: daysFrom(now, -daysAgo).toISOString(),
      updated_at: daysFrom(now, -daysAgo).toISOString(),
      updated_by_name: editorOf(center),
      editor_ids: given.includes(key) ? pageManagers(center) : [],
    }));

/** As they are written, each at its own moment. */
const putOnline = `
  select put_page_online(volunteer_center_id, id, published_at) from pages where volunteer_center_id = $1`;

/** Writes them. */
export const seed: SeedNoun = async (client, center, context) => {
  await insertRows(client, 'pages', homeRows(center, context));
  await insertRows(client, 'pages', pageRows(center, context));
  await client.query(putOnline, [center.id]);
};
