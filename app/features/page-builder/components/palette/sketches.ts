/** How each kind of block lies on the page, roughly, on 96 by 56: what it is, then left, top, width and height. */
import type { BlockName } from '#contract/blocks/all-blocks.ts';

export type Part = 'title' | 'line' | 'picture' | 'button' | 'card' | 'dot';
export type Shape = readonly [part: Part, left: number, top: number, width: number, height: number];

const lines = (left: number, top: number, ...widths: readonly number[]): Shape[] =>
  widths.map((width, at) => ['line', left, top + at * 6, width, 3]);
const row = (part: Part, count: number, top: number, width: number, height: number): Shape[] => {
  const gap = (80 - count * width) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, at) => [part, 8 + at * (width + gap), top, width, height]);
};

export const sketches: Partial<Record<BlockName, readonly Shape[]>> = {
  HeroWithSearch: [
    ['title', 20, 6, 56, 5],
    ['picture', 0, 18, 96, 38],
    ['card', 12, 26, 72, 14],
    ['button', 64, 29, 16, 8],
    ...lines(18, 31, 36),
  ],
  PhotoHero: [
    ['picture', 0, 0, 96, 44],
    ['card', 8, 26, 48, 26],
    ['title', 13, 31, 34, 5],
    ...lines(13, 40, 36, 24),
  ],
  SectionTitle: [['title', 8, 18, 52, 7], ...lines(8, 31, 72, 50)],
  Markdown: [['title', 14, 6, 40, 5], ...lines(14, 16, 66, 68, 60, 68, 44)],
  Image: [['picture', 10, 6, 76, 36], ...lines(10, 46, 44)],
  ImageTextButtons: [
    ['picture', 6, 8, 38, 40],
    ['title', 50, 10, 36, 5],
    ...lines(50, 20, 38, 34),
    ['button', 50, 36, 16, 8],
    ['card', 69, 36, 16, 8],
  ],
  TextWithUsps: [
    ['picture', 6, 8, 38, 40],
    ['title', 50, 8, 36, 5],
    ['dot', 50, 19, 6, 6],
    ['dot', 50, 30, 6, 6],
    ['dot', 50, 41, 6, 6],
    ['line', 60, 20, 28, 3],
    ['line', 60, 31, 24, 3],
    ['line', 60, 42, 28, 3],
  ],
  FourCards: [
    ['title', 8, 5, 36, 4],
    ...row('card', 4, 14, 18, 36),
    ...row('picture', 4, 14, 18, 16),
    ...row('line', 4, 36, 14, 3),
    ...row('line', 4, 42, 10, 3),
  ],
  Hotlinks: [
    ...row('card', 2, 10, 38, 14),
    ...row('card', 2, 30, 38, 14),
    ...row('line', 2, 16, 24, 3),
    ...row('line', 2, 36, 28, 3),
  ],
  DynamicCards: [
    ['title', 8, 5, 36, 4],
    ...row('card', 3, 14, 24, 36),
    ...row('picture', 3, 14, 24, 16),
    ...row('line', 3, 36, 18, 3),
    ...row('line', 3, 42, 12, 3),
  ],
  VacancyCategories: [
    ['title', 8, 6, 36, 4],
    ...row('dot', 4, 16, 14, 14),
    ...row('line', 4, 34, 16, 3),
    ...row('line', 4, 42, 10, 3),
  ],
  NewsCarousel: [
    ['title', 8, 5, 28, 4],
    ['dot', 82, 4, 6, 6],
    ...row('picture', 2, 14, 38, 24),
    ...row('line', 2, 42, 30, 3),
    ...row('line', 2, 48, 20, 3),
  ],
  PhotoSlideshow: [
    ['picture', 14, 6, 68, 38],
    ['dot', 3, 21, 7, 7],
    ['dot', 86, 21, 7, 7],
    ['line', 36, 48, 24, 3],
  ],
  YouTube: [['picture', 12, 5, 72, 40], ['button', 39, 18, 18, 13], ...lines(12, 49, 40)],
  QuoteBlock: [
    ['dot', 8, 12, 26, 26],
    ['title', 42, 12, 46, 5],
    ['title', 42, 21, 38, 5],
    ...lines(42, 34, 26),
  ],
  CallToAction: [
    ['card', 6, 8, 84, 40],
    ['title', 14, 16, 44, 6],
    ...lines(14, 28, 40, 30),
    ['button', 64, 22, 20, 11],
  ],
  DualCta: [
    ...row('card', 2, 8, 38, 40),
    ...row('title', 2, 15, 26, 5),
    ...row('line', 2, 25, 30, 3),
    ['button', 8, 34, 20, 8],
    ['button', 50, 34, 20, 8],
  ],
  LogoBar: [['title', 8, 10, 30, 4], ...row('picture', 5, 24, 13, 13)],
  BuilderForm: [
    ['line', 20, 5, 22, 3],
    ['card', 20, 10, 56, 9],
    ['line', 20, 23, 28, 3],
    ['card', 20, 28, 56, 9],
    ['button', 20, 42, 24, 9],
  ],
};
