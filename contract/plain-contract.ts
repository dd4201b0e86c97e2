/** What the contract of a plain noun (plain-nouns.ts) says the same as that of any other: its resource, its bodies and its five calls. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { resourceContract, type FilterKind } from './jsonapi.ts';

interface PlainContract<Attributes extends z.ZodMiniObject> {
  type: string;
  /** With `lockVersion`, by which a save in between is noticed. */
  attributes: Attributes;
  filters?: Record<string, FilterKind>;
  /** What lists take besides; `q` is words that are looked for (server/http/list-words.ts). */
  scopes?: Record<string, z.ZodMiniType<string>>;
  sorts: readonly string[];
}

/** Its resource: related to nothing, and whoever may change one may remove it. */
export const plainContract = <
  Attributes extends z.ZodMiniObject<{ lockVersion: z.ZodMiniType }>,
  const Given extends PlainContract<z.ZodMiniObject>,
  const Filters extends Record<string, FilterKind> = Record<never, FilterKind>,
  const Scopes extends Record<string, z.ZodMiniType<string>> = Record<never, z.ZodMiniType<string>>,
>({
  type,
  attributes,
  filters,
  scopes,
  sorts,
}: Given & { attributes: Attributes; filters?: Filters; scopes?: Scopes }) =>
  resourceContract({
    type: type as Given['type'],
    attributes,
    relationships: {},
    abilities: ['update', 'delete'],
    filters: filters ?? ({} as Filters),
    scopes: scopes ?? ({} as Scopes),
    sorts: sorts as Given['sorts'],
    includes: [],
  });

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** What is filled in, each with its rules: of a new one the `needed` fields at least, of a change any. Absent leaves, null clears. */
export function plainBodies<const Own extends Fields, const Needed extends keyof Own>(
  fields: Own,
  needed: readonly Needed[],
) {
  const some = z.partial(z.object(fields));
  const mustBe = Object.fromEntries(needed.map((name) => [name, fields[name]])) as Pick<Own, Needed>;
  return {
    create: z.extend(some, mustBe),
    update: z.extend(some, { lockVersion: z.optional(z.int()) }),
  };
}

type PlainResource = ReturnType<typeof plainContract>;
interface Bodies<Create extends z.ZodMiniType, Update extends z.ZodMiniType> {
  create: Create;
  update: Update;
}

/** Reading it, which everybody may. */
function reading<const Contract extends PlainResource>(answers: Contract) {
  const type: Contract['type'] = answers.type;
  const words = type.replaceAll('_', ' ');
  const path = `/api/v1/${type}` as const;
  return {
    list: call({ method: 'GET', path, summary: `All ${words}`, answers, list: answers, can: ['create'] }),
    show: call({ method: 'GET', path: `${path}/:id`, summary: `One of the ${words}`, answers }),
  };
}

/** List, show, create, update and remove. */
export function plainCalls<
  const Contract extends PlainResource,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
>(answers: Contract, { create, update }: Bodies<Create, Update>) {
  const type: Contract['type'] = answers.type;
  const words = type.replaceAll('_', ' ');
  const path = `/api/v1/${type}` as const;
  const one = `${path}/:id` as const;
  return {
    ...reading(answers),
    create: call({
      method: 'POST',
      path,
      summary: `Add one to the ${words}`,
      answers,
      creates: true,
      isIdempotent: true,
      body: { type, schema: create },
    }),
    update: call({
      method: 'PATCH',
      path: one,
      summary: `Change one of the ${words}`,
      answers,
      body: { type, schema: update },
    }),
    remove: call({
      method: 'DELETE',
      path: one,
      summary: `Remove one of the ${words}`,
      answers,
      isSilent: true,
    }),
  };
}
