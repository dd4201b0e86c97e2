/** The blocks that a page is made of. */
import * as z from 'zod/mini';
import { oneOf, text } from '../fields.ts';

const link = z.object({ label: text(60), href: text(500) });

export const blocks = z.discriminatedUnion('type', [
  z.object({ type: z.literal('HeroWithSearch'), id: text(40), title: text(120), intro: text(300) }),
  z.object({ type: z.literal('VacancyCategories'), id: text(40), title: text(120), intro: text(300) }),
  /** Vacancies picked by a rule. */
  z.object({
    type: z.literal('DynamicCards'),
    id: text(40),
    title: text(120),
    intro: z.nullable(text(300)),
    source: oneOf(['closing_soon', 'newest']),
    count: z.int().check(z.gte(1), z.lte(12)),
  }),
  z.object({
    type: z.literal('TextWithUsps'),
    id: text(40),
    title: text(120),
    intro: text(600),
    imageKey: text(40),
    points: z.array(z.object({ icon: text(40), title: text(60), text: text(200) })).check(z.maxLength(6)),
  }),
  z.object({
    type: z.literal('QuoteBlock'),
    id: text(40),
    quote: text(300),
    name: text(80),
    role: text(120),
    personKey: text(40),
  }),
  z.object({
    type: z.literal('CallToAction'),
    id: text(40),
    title: text(120),
    text: text(300),
    imageKey: text(40),
    actions: z.array(link).check(z.minLength(1), z.maxLength(2)),
  }),
  z.object({
    type: z.literal('LogoBar'),
    id: text(40),
    title: text(80),
    logos: z.array(z.object({ name: text(60), icon: text(40) })).check(z.maxLength(8)),
  }),
]);
export type Block = z.infer<typeof blocks>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
