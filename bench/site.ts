/** A large site: 2,000 pages and 500 items of the menus, as staff and visitors wait for them, and a page of twenty blocks. */
import type pg from 'pg';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { mostMenuItems } from '#contract/menu-items.ts';
import { demoHomePages, demoPages } from '#db/seeds/demo/content.ts';
import { fixedId } from '#db/seeds/ids.ts';
import { insertRows, type Row } from '#db/seeds/insert.ts';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { asOwner } from '#server/database.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { of } from './centers.ts';
import { timeInTurns } from './load.ts';
import { linesOfPage } from './pages.ts';
import type { ServerProcess } from './processes.ts';
import { within, type Line } from './report.ts';
import { Session } from './session.ts';
import { addStaff } from './staff.ts';

const center = 903;
/** Has one page, of twenty blocks, and no menus but the usual ones. */
const blocksCenter = 905;
const pages = 2000;
const rounds = 60;
const limitMs = 100;
const staff = { email: 'site@laadtest.example', password: 'een lang wachtwoord' };
const idOf = (page: number) => fixedId('bench page', page);

/** Of the demo's pages, one of each kind and then again, with ids of their own. */
async function twentyBlocks(): Promise<Block[]> {
  const all = [...(await demoHomePages()), ...(await demoPages())].flatMap(({ blocks }) => blocks as Block[]);
  const kinds = [...new Map(all.map((block) => [block.type, block])).values()];
  return [...kinds, ...all].slice(0, 20).map((block, at) => ({ ...block, id: `block-${at}` }));
}

/** In pairs of a Dutch and an English page; three of five are plain pages, the others news. The first has all twenty blocks. */
const pageRow = (number: number, blocks: readonly Block[], centerId: number = center): Row => ({
  volunteer_center_id: centerId,
  id: idOf(number),
  slug: `pagina-${number}`,
  locale: number % 2 === 0 ? 'nl' : 'en',
  page_type: number % 10 < 6 ? 'default' : 'news',
  title: `Pagina ${number} over ${['taal', 'natuur', 'sport', 'zorg'][number % 4]}`,
  summary: 'Een pagina om mee te meten.',
  translation_key: fixedId('bench pair', Math.floor(number / 2)),
  blocks: number === 0 ? blocks : blocks.slice(number % 15, (number % 15) + 3),
});

const onlyChild = 9;
/** Fifty with nine under each, a fifth of them in the main menu, all to pages of the centre. */
const menuRow = (number: number): Row => {
  const under = Math.floor(number / (onlyChild + 1));
  const isTop = number % (onlyChild + 1) === 0;
  return {
    volunteer_center_id: center,
    id: fixedId('bench menu item', number),
    menu: under < 10 ? 'main' : 'footer',
    parent_id: isTop ? null : fixedId('bench menu item', under * (onlyChild + 1)),
    position: isTop ? under + 1 : number % (onlyChild + 1),
    name: `Punt ${number}`,
    link_type: 'content_page',
    page_id: idOf(number * 2),
  };
};

const numbered = <Made>(count: number, make: (number: number) => Made) =>
  Array.from({ length: count }, (_, number) => make(number));

const putOnline =
  'select put_page_online(volunteer_center_id, id, now()) from pages where volunteer_center_id = $1';

async function insertSite(client: pg.Client): Promise<void> {
  const blocks = await twentyBlocks();
  const pageRows = numbered(pages, (number) => pageRow(number, blocks));
  for (let start = 0; start < pages; start += 200)
    await insertRows(client, 'pages', pageRows.slice(start, start + 200));
  await client.query(putOnline, [center]);
  const items = numbered(mostMenuItems, menuRow);
  await insertRows(
    client,
    'menu_items',
    items.filter((one) => one['parent_id'] === null),
  );
  await insertRows(
    client,
    'menu_items',
    items.filter((one) => one['parent_id'] !== null),
  );
}

/** With some vacancies for the blocks that show them, and somebody of its staff. */
export async function fillSite(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await loadSynthetic(client, { vacancies: 300, people: 100, centerId: center });
    await addStaff(client, center, 'content_manager', staff);
    await insertSite(client);
    await loadSynthetic(client, { vacancies: 300, people: 100, centerId: blocksCenter });
    await client.query("select set_config('app.center', $1, false)", [String(blocksCenter)]);
    await insertRows(client, 'pages', [pageRow(0, await twentyBlocks(), blocksCenter)]);
    await client.query(putOnline, [blocksCenter]);
    await client.query('vacuum analyze');
  });
}

interface Question {
  what: string;
  ask: (round: number) => Promise<unknown>;
  /** What the screen is about, in plain SQL. */
  bare: string;
}

const newest = `select * from pages where volunteer_center_id = ${center} and deleted_at is null`;
const online = (round: number) => (round * 2 + 2) % pages;

type Ask = (path: string) => Promise<unknown>;

/** Asked of staff, each with the rows that its screen is about. */
const staffQuestions = (page: Ask): Question[] => [
  {
    what: 'Content, first page',
    ask: () => page('/content'),
    bare: `${newest} order by updated_at desc, id limit 50`,
  },
  {
    what: 'Content, words, language and state',
    ask: () => page('/content?q=natuur&language=nl&state=online'),
    bare: `${newest} and lower(title) like '%natuur%' and locale = 'nl' order by updated_at desc, id limit 50`,
  },
  {
    what: 'Content, page 30',
    ask: () => page('/content?page=30'),
    bare: `${newest} order by updated_at desc, id limit 50 offset 1450`,
  },
  {
    what: 'Page builder',
    ask: () => page(`/content/${idOf(0)}/edit`),
    bare: `select * from pages where volunteer_center_id = ${center} and id = '${idOf(0)}'`,
  },
  {
    what: 'Tree of the menus',
    ask: () => page('/content/menu-items'),
    bare: `select * from menu_items where volunteer_center_id = ${center} order by position, id`,
  },
];

/** What visitors ask for, at an address of its own each time. */
const visitorQuestions = (page: Ask): Question[] => [
  {
    what: 'Public page with large menus, not kept',
    ask: (round) => page(`/pagina-${online(round)}?x=${round}`),
    bare: `select * from published_pages where volunteer_center_id = ${center} and locale = 'nl' and slug = 'pagina-2'`,
  },
  {
    what: 'News, page 20, not kept',
    ask: (round) => page(`/nieuws?page=20&x=${round}`),
    bare: `select * from published_pages where volunteer_center_id = ${center} and locale = 'nl' and page_type = 'news'
      order by featured desc, published_at desc, id limit 12 offset 228`,
  },
];

async function visit(product: ServerProcess, path: string): Promise<void> {
  const answer = await fetch(product.address + path, { headers: { ...of(center), accept: 'text/html' } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
}

/** In one transaction of the centre, as the server's role. */
async function askBare(pool: pg.Pool, statement: string): Promise<void> {
  const client = await pool.connect();
  await Promise.all([
    client.query(`begin read only; set local app.center = ${center}`),
    client.query(statement),
    client.query('commit'),
  ]);
  client.release();
}

export async function siteLines(product: ServerProcess, ownerUrl: string, secret: string): Promise<Line[]> {
  const session = await Session.open(product, center, staff);
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 2, () => {});
  const questions = [
    ...staffQuestions((path) => session.page(path)),
    ...visitorQuestions((path) => visit(product, path)),
  ];
  const lines: Line[] = [];
  for (const { what, ask, bare } of questions) {
    for (let warm = 0; warm < 20; warm += 1) await Promise.all([ask(rounds + warm), askBare(pool, bare)]);
    const [ours, plain] = await timeInTurns(rounds, [ask, () => askBare(pool, bare)]);
    if (ours && plain) lines.push(within(`${what}, p95`, ours.p95, plain.p95, limitMs));
  }
  await pool.end();
  const page = { what: 'Page of twenty blocks', center: blocksCenter, path: '/pagina-0', limit: 2 };
  return [...lines, ...(await linesOfPage(product, page))];
}
