/** What visitors may stumble over in a page that can be kept all the same. */
import type { BlockPicture } from '#contract/block-fields.ts';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { textsOf } from '#app/features/page-builder/components/differences.ts';
import type { SampleTexts } from '#app/features/page-builder/components/warnings/sample-texts.ts';
import { blockPlaces, carriesTitle, headingId } from '#app/features/pages/components/blocks/block-place.ts';

export type WarningKind =
  | 'noTitle'
  | 'longTitle'
  | 'noAlt'
  | 'headingOrder'
  | 'deadLink'
  | 'emptyLink'
  | 'sampleText'
  | 'noForm'
  | 'lostForm'
  | 'draftForm'
  | 'ownForm'
  | 'nothing'
  | 'allHidden';
export interface PageWarning {
  kind: WarningKind;
  /** Of the block; null for the page as a whole. */
  id: string | null;
  /** What it is about: the title, or where the link leads. */
  about: string;
}

interface Warned {
  page: { title: string; showTitleOnPage: boolean };
  blocks: readonly Block[];
  /** Paths of the site that lead somewhere; null where nobody knows all of them. */
  paths: readonly string[] | null;
  /** What blocks begin with; of kinds that are not in it nobody knows. */
  samples?: SampleTexts;
  /** Forms of the centre; null where nobody knows them. */
  forms?: readonly KnownForm[] | null;
}

interface KnownForm {
  value: string;
  /** Why a page does not show it: it is not online, or it is filled in by links of one's own alone. */
  hiddenAs: 'draft' | 'own' | null;
}

/** Longer titles take three lines and more on a telephone. */
const longTitle = 60;

/** Every value inside a block under the name of its field. */
function valuesIn(value: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  if ('focus' in value) return [['picture', value]];
  return Object.entries(value).flatMap(([key, one]) => valuesIn(one, key));
}

/** A drawing has words of its own; a picture that only decorates says so by an empty text. */
const lacksWords = (picture: BlockPicture | null) =>
  picture?.alt === null && picture.image.kind === 'upload' && !picture.image.picture?.altText;

/** Its headings in their order, each with its level. */
const headingsIn = (markdown: string): [level: number, words: string][] =>
  markdown.split('\n').flatMap((line) => {
    const found = /^(#{1,6})\s+(\S.*)/.exec(line);
    return found?.[1] && found[2] ? [[found[1].length, found[2]]] : [];
  });

/** The first heading that is more than one level below the last, which before the text was `last`. */
export function skippedHeading(markdown: string, last = 1): string | undefined {
  const headings = headingsIn(markdown);
  const before = [last, ...headings.map(([level]) => level)];
  return headings.find(([level], at) => level > (before[at] ?? 1) + 1)?.[1];
}

/** Inside these each card has a heading. */
const kindsOfCards: readonly string[] = ['FourCards', 'NewsCarousel', 'DynamicCards'];

/** The level of the last heading that stands above each block, from the title of the page on. */
function levelsAbove(blocks: readonly Block[], isTitleShown: boolean): number[] {
  const places = blockPlaces(blocks, isTitleShown);
  let last = 1;
  return blocks.map((block, at) => {
    const above = last;
    const place = places[at];
    if (block.type === 'Markdown') last = headingsIn(block.markdown).at(-1)?.[0] ?? last;
    else if (place && kindsOfCards.includes(block.type)) last = place.items;
    else if (place && 'title' in block && block.title !== null) last = place.title;
    return above;
  });
}

/** Words on a button are what many choose themselves; a sentence of the sample is not. */
const leastSample = 25;

/** The first sentence that still is the one of the sample; the first text where nothing was changed. */
function sampleLeft(block: Block, { samples }: Warned): string | undefined {
  const texts = textsOf(block);
  const sample = samples?.[block.type] ?? [];
  const isUntouched = texts.length === sample.length && texts.every((text) => sample.includes(text));
  return isUntouched ? texts[0] : texts.find((text) => text.length >= leastSample && sample.includes(text));
}

/** What is fetched rather than opened: no list of pages and screens knows of it. */
const isFile = /^\/api\/|\.[a-z0-9]+$/i;

const isLost = (href: string, { blocks, paths }: Pick<Warned, 'blocks' | 'paths'>): boolean => {
  if (href.startsWith('#')) return !blocks.some((block) => `#${headingId(block)}` === href);
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || paths === null || isFile.test(path)) return false;
  return !paths.some((one) => matches(one, path));
};

/** `/vacancies/:id` matches any id. */
function matches(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.replace(/^\/(nl|en)(?=\/)/, '').split('/')];
  const least = parts.filter((part) => !part.endsWith('?')).length;
  if (given.length < least || given.length > parts.length) return false;
  return given.every((part, at) => parts[at]?.startsWith(':') || parts[at] === part);
}

/** The links of a text, each with its words and where it leads; a picture is none. */
const linksIn = (markdown: string): [words: string, href: string][] =>
  [...markdown.matchAll(/(?<!!)\[([^[\]]*)\]\(([^)\s]*)/g)].map(([, words = '', href = '']) => [words, href]);

/** What is wrong with a running text. */
function ofText(markdown: string, warned: Warned, levelAbove: number): [WarningKind, string][] {
  const skipped = skippedHeading(markdown, levelAbove);
  const ofLinks = linksIn(markdown).flatMap(([words, href]): [WarningKind, string][] => {
    if (words.trim() === '') return [['emptyLink', href]];
    return isLost(href, warned) ? [['deadLink', href]] : [];
  });
  return [...(skipped === undefined ? [] : [['headingOrder', skipped] as [WarningKind, string]]), ...ofLinks];
}

/** Why a block for a form shows nothing. */
function ofForm(formId: string | null, { forms = null }: Warned): WarningKind[] {
  if (formId === null) return ['noForm'];
  const form = forms?.find(({ value }) => value === formId);
  if (forms === null) return [];
  if (!form) return ['lostForm'];
  return form.hiddenAs === null ? [] : [`${form.hiddenAs}Form`];
}

/** Without the signs of Markdown. */
const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replaceAll(/^[#>*\-\s]+|\*\*/g, '');

function ofBlock(block: Block, warned: Warned, levelAbove: number): PageWarning[] {
  const warning = (kind: WarningKind, about: string): PageWarning => ({ kind, id: block.id, about });
  const found = valuesIn(block).flatMap(([name, value]): PageWarning[] => {
    if (name === 'picture') return lacksWords(value as BlockPicture | null) ? [warning('noAlt', '')] : [];
    if (typeof value !== 'string') return [];
    if (name === 'title' && value.length > longTitle) return [warning('longTitle', value)];
    return name === 'href' && isLost(value, warned) ? [warning('deadLink', value)] : [];
  });
  const ofWords = block.type === 'Markdown' ? ofText(block.markdown, warned, levelAbove) : [];
  const sample = sampleLeft(block, warned);
  return [
    ...found,
    ...ofWords.map(([kind, about]) => warning(kind, about)),
    ...(block.type === 'BuilderForm' ? ofForm(block.formId, warned) : []).map((kind) => warning(kind, '')),
    ...(sample === undefined ? [] : [warning('sampleText', firstLine(sample))]),
  ];
}

/** In the order of the page; of what is hidden nobody is warned. */
export function warningsOf(warned: Warned): PageWarning[] {
  const { page, blocks } = warned;
  const shown = blocks.filter(({ isHidden }) => !isHidden);
  const levels = levelsAbove(shown, page.showTitleOnPage);
  const ofPage = (kind: WarningKind, about = ''): PageWarning => ({ kind, id: null, about });
  return [
    ...(page.title.length > longTitle ? [ofPage('longTitle', page.title)] : []),
    ...(!page.showTitleOnPage && shown.length > 0 && !carriesTitle(shown) ? [ofPage('noTitle')] : []),
    ...(shown.length === 0 ? [ofPage(blocks.length > 0 ? 'allHidden' : 'nothing')] : []),
    ...shown.flatMap((block, at) => ofBlock(block, { ...warned, blocks: shown }, levels[at] ?? 1)),
  ];
}
