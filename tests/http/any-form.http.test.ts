/** Forms drawn at random: what the builder lets through is answered, kept and read back the same; server and browser refuse the same. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerIn } from '#contract/form-answers.ts';
import { askedOf, conditionAnswers } from '#contract/form-conditions.ts';
import { describedQuestion, type FormQuestion } from '#contract/form-questions-kept.ts';
import {
  answersOf,
  ownFieldOf,
  ownOption,
  type Question,
  type QuestionType,
} from '#contract/form-questions.ts';
import { camelCase } from '#contract/jsonapi.ts';
import { documentOf } from '#tests/cases/case.ts';
import { patience } from '#tests/support/pace.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

type FormValue = string | boolean | string[];
type FormValues = Record<string, FormValue>;

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const words = [
  'Noor',
  'Ja',
  'O’Brien & zoon',
  '=1+1',
  '<b>vet</b>',
  '你好',
  'Élan, met komma',
  'café\nen thee',
];
const lines = words.slice(0, -1);
const word = fc.constantFrom(...words);
const line = fc.constantFrom(...lines);

const quarters = fc.integer({ min: -400, max: 400 }).map((value) => value / 4);
const numberSettings = fc.record({
  minimum: fc.option(quarters),
  step: fc.constantFrom(null, 1, 0.25, 0.5, 2.5),
  room: fc.option(fc.nat(200)),
  unit: fc.option(fc.constantFrom('km', '€')),
});
const choiceSettings = fc
  .record({
    options: fc.uniqueArray(line, { minLength: 1, maxLength: 5 }),
    allows_many: fc.boolean(),
    allows_other: fc.boolean(),
    is_select: fc.boolean(),
    few: fc.option(fc.integer({ min: 1, max: 3 })),
    more: fc.option(fc.nat(2)),
  })
  .map(({ few, more, ...settings }) => {
    const fewest = few && Math.min(few, settings.options.length);
    return { ...settings, fewest_choices: fewest, most_choices: more === null ? null : (fewest ?? 1) + more };
  });
const daySettings = fc.record({
  earliest: fc.constantFrom(null, '2026-02-28', '2026-03-01'),
  latest: fc.constantFrom(null, '2027-12-31'),
});
const kinds = fc.oneof(
  ...['time', 'email', 'url', 'phone', 'checkbox', 'info_section'].map((type) =>
    fc.constant({ question_type: type }),
  ),
  fc
    .record({ long_answer: fc.boolean(), longest: fc.constantFrom(null, 15, 300) })
    .map((settings) => ({ question_type: 'text', ...settings })),
  daySettings.map((settings) => ({ question_type: 'date', ...settings })),
  choiceSettings.map((settings) => ({ question_type: 'multiple_choice', ...settings })),
  numberSettings.map(({ room, ...settings }) => ({
    question_type: 'number',
    ...settings,
    maximum: room === null ? null : (settings.minimum ?? 0) + room,
  })),
);
const question = fc
  .tuple(line, fc.boolean(), kinds)
  .map(([text, required, kind]) => ({ text, required, ...kind }));
type Asked = {
  question_type: string;
  required: boolean;
  options?: string[];
  allows_other?: boolean;
} & object;

const idAt = (at: number) => `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`;
const sourceOf = ({ question_type: type, required, options = [], allows_other: allowsOther }: Asked) =>
  conditionAnswers({ questionType: type as QuestionType, required, options, allowsOther });

/** Some hang on an answer to one before them, and some of what only explains begins a page; never so that nobody is asked. */
function conditional(all: readonly Asked[], draws: readonly number[]): object[] {
  const pages = all.flatMap((one, at) => (one.question_type === 'info_section' ? [at] : [])).slice(0, 2);
  // On a page that hangs on something nothing else does: else it might never be asked.
  let isFree = true;
  return all.map((one, at) => {
    const draw = draws[at] ?? 0;
    const source = at > 0 ? all[draw % at] : undefined;
    const answers = source ? sourceOf(source) : [];
    const hangs = draw % 3 === 0 && answers.length > 0;
    const startsPage = pages.includes(at) && draw % 2 === 0;
    if (startsPage) isFree = !hangs;
    const isHung = hangs && (startsPage || isFree);
    return {
      ...one,
      question_id: idAt(at),
      ...(startsPage && { starts_page: true }),
      ...(isHung && {
        condition: { question_id: idAt(draw % at), answer: answers[draw % answers.length] ?? '' },
      }),
    };
  });
}
const questions = fc
  .tuple(
    fc.array(question, { minLength: 1, maxLength: 8 }),
    fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
  )
  .map(([all, draws]) => conditional(all, draws) as Asked[]);

/** What can be typed or chosen as an answer: the value that is kept, and the fields that hold it. */
function answerOf({ id, type, isLong, ...settings }: Question): fc.Arbitrary<FormValues> {
  const held = (value: FormValue) => ({ [id]: value });
  switch (type) {
    case 'text':
      return (isLong ? word : line).map(held);
    case 'date':
      return fc
        .constantFrom('2026-02-28', '2027-12-31')
        .map((day) => held(day < (settings.earliest ?? day) ? '2027-12-31' : day));
    case 'time':
      return fc.constantFrom('00:00', '23:59').map(held);
    case 'email':
      return fc.constantFrom('noor@post.example', 'o.brien+x@voorbeeld.example').map(held);
    case 'url':
      return fc.constantFrom('https://voorbeeld.example/a?b=c').map(held);
    case 'phone':
      return fc.constantFrom('06 12 34 56 78').map(held);
    case 'checkbox':
      return fc.constant(held(true));
    case 'number': {
      const { minimum = 0, maximum = minimum + 100, step = 1 } = settings;
      return fc
        .nat(Math.floor((maximum - minimum) / step))
        .map((steps) => held(String(minimum + steps * step).replace('.', ',')));
    }
    default:
      return choiceOf(id, settings);
  }
}
function choiceOf(id: string, settings: Omit<Question, 'id' | 'type' | 'isLong'>): fc.Arbitrary<FormValues> {
  const { options = [], allowsMany, allowsOther, fewestChoices = 1, mostChoices } = settings;
  const own = fc.constantFrom('iets anders', 'Nee, liever niet');
  const values = [...options, ...(allowsOther ? [ownOption] : [])];
  const maxLength = Math.min(mostChoices ?? values.length, values.length);
  const chosenOnes = fc.subarray(values, { minLength: fewestChoices, maxLength });
  return fc.tuple(chosenOnes, own).map(([some, typed]) => {
    const chosen = allowsMany ? some : [some[0] ?? ''];
    return {
      [id]: allowsMany ? chosen : (chosen[0] ?? ''),
      ...(chosen.includes(ownOption) && { [ownFieldOf(id)]: typed }),
    };
  });
}

/** What people type that fits nowhere, or only here. */
const anything = fc.constantFrom(
  '',
  ' ',
  'abc',
  '12',
  '-5',
  '0,0001',
  '1e30',
  '2026-13-01',
  '25:00',
  'a@b',
  '06',
  'Ja',
  'a'.repeat(301),
);
function nonsenseFor({
  id,
  type,
  allowsMany,
  allowsOther,
  options = [],
}: Question): fc.Arbitrary<FormValues> {
  // Whatever else somebody says there is something of their own.
  if (allowsOther && allowsMany) return fc.subarray([...options]).map((value) => ({ [id]: value }));
  if (allowsOther) return fc.constantFrom('', ...options).map((value) => ({ [id]: value }));
  if (type === 'checkbox') return fc.boolean().map((value) => ({ [id]: value }));
  if (type === 'multiple_choice' && allowsMany)
    return fc
      .uniqueArray(fc.constantFrom('Ja', 'abc', '12'), { maxLength: 3 })
      .map((value) => ({ [id]: value }));
  return anything.map((value) => ({ [id]: value }));
}

/** Makes it and puts it online; its questions as the browser has them. */
async function online(asked: readonly object[]): Promise<{ id: string; questions: Question[] }> {
  const send = (path: string, attributes?: object) =>
    server.call(first.host, 'POST', `/api/v1/forms${path}`, {
      as: staff,
      ...(attributes && { body: documentOf('forms', attributes) }),
    });
  const made = await send('', { title: 'Willekeurig', locale: 'nl', questions: asked });
  expect(made.status).toBe(201);
  const { id, attributes } = made.body.data;
  expect((await send(`/${id}/publish`)).status).toBe(200);
  const read = attributes['questions'] as unknown as Record<string, unknown>[];
  const camel = (one: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [
        camelCase(key),
        key === 'condition' && value ? camel(value as Record<string, unknown>) : value,
      ]),
    );
  return { id, questions: read.map((one) => describedQuestion(camel(one) as unknown as FormQuestion)) };
}

/** As a form reads its fields (app/forms/form-values). */
const fieldsIn = (all: readonly Question[], values: FormValues) => {
  const numbers = new Set(all.flatMap(({ id, type }) => (type === 'number' ? [id] : [])));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, FormValue | number][] => {
      if (typeof value !== 'string') return [[name, value]];
      if (value.trim() === '') return [];
      const number = Number(value.trim().replace(',', '.'));
      return [[name, numbers.has(name) && !Number.isNaN(number) ? number : value]];
    }),
  );
};
/** The questions of which the browser refuses the answer. */
const refusedIn = (all: readonly Question[], values: FormValues): string[] => {
  const fields = fieldsIn(all, values);
  const read = answersOf(askedOf(all, fields)).safeParse(fields);
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => path.join('.')))].toSorted();
};

const answersIn = (all: readonly Question[], values: FormValues) => {
  const fields = fieldsIn(all, values);
  return all
    .filter(({ type }) => type !== 'info_section')
    .map((one) => ({ question_id: one.id, value: answerIn(one, fields) }));
};
const send = (id: string, answers: readonly object[]) =>
  server.call(first.host, 'POST', `/api/v1/forms/${id}/submissions`, {
    as: staff,
    body: documentOf('sent_submissions', { answers }),
  });
const isAsked = ({ question_type: type }: { question_type: string }) => type !== 'info_section';
const asking = questions.filter((asked) => asked.some(isAsked));
const together = (parts: readonly fc.Arbitrary<FormValues>[]) =>
  fc.tuple(...parts).map((values): FormValues => Object.assign({}, ...values));

test(
  'what is answered to any form is read back as it was given',
  async () => {
    await fc.assert(
      fc.asyncProperty(asking, fc.infiniteStream(fc.nat()), async (drawn, seeds) => {
        const form = await online(drawn);
        const filled = form.questions.filter(({ type }) => type !== 'info_section');
        const seed = seeds.next().value as number;
        const [values = {}] = fc.sample(together(filled.map(answerOf)), { seed, numRuns: 1 });
        expect(refusedIn(form.questions, values)).toEqual([]);
        const answers = answersIn(form.questions, values);
        const sent = await send(form.id, answers);
        expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
        const { body } = await server.call(
          first.host,
          'GET',
          `/api/v1/form_submissions?filter[form_id_eq]=${form.id}`,
          { as: staff },
        );
        const [kept] = body.data as unknown as { attributes: { answers: Record<string, unknown>[] } }[];
        // What hangs on an answer that was not given is not asked, and not kept.
        const asked = new Set(askedOf(form.questions, fieldsIn(form.questions, values)).map(({ id }) => id));
        expect(kept?.attributes.answers.map(({ question_id, value }) => ({ question_id, value }))).toEqual(
          answers.filter(({ question_id }) => asked.has(question_id)),
        );
      }),
      { numRuns: 40 },
    );
  },
  patience(60_000),
);

test(
  'what the browser refuses of any answer the server refuses too, and nothing else',
  async () => {
    await fc.assert(
      fc.asyncProperty(asking, fc.infiniteStream(fc.nat()), async (drawn, seeds) => {
        const form = await online(drawn);
        const filled = form.questions.filter(({ type }) => type !== 'info_section');
        for (const seed of [1, 2].map(() => seeds.next().value as number)) {
          const [values = {}] = fc.sample(together(filled.map(nonsenseFor)), { seed, numRuns: 1 });
          const wrong = refusedIn(form.questions, values);
          const answers = answersIn(form.questions, values);
          const sent = await send(form.id, answers);
          const told = ((sent.body.errors ?? []) as { source?: { pointer?: string } }[]).map(
            ({ source }) => source?.pointer ?? '',
          );
          // Nothing at all is no submission, which is told of no question.
          if (wrong.length === 0 && told.length === 1 && told[0] === '/data/attributes/answers') continue;
          const at = (pointer: string) => answers[Number(pointer.split('/')[4])]?.question_id ?? pointer;
          expect([...new Set(told.map(at))].toSorted()).toEqual(wrong);
        }
      }),
      { numRuns: 40 },
    );
  },
  patience(60_000),
);
