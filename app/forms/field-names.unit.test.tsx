import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { text, wordList } from '#contract/fields.ts';
import { choicesOf } from './form-choices.tsx';
import { fieldOf } from './form-field.tsx';
import { rowsOf } from './form-rows.tsx';

const schema = z.object({
  title: text(20),
  days: wordList(text(2), 7),
  shifts: z.array(z.object({ startTime: text(5) })),
});
const other = z.object({ title: text(20), colour: text(9) });
const Field = fieldOf(schema);
const Either = fieldOf<typeof schema | typeof other>();
const Choices = choicesOf(schema);
const Rows = rowsOf(schema);

// Judged by the compiler: each misspelt name has to be an error, or the line that expects it is one.
test('fields bear names of the contract alone', () => {
  expect([
    <Field key={1} name="title" />,
    <Field key={2} name="shifts.0.startTime" />,
    <Either key={3} name="colour" />,
    <Choices key={4} name="days" options={[]} />,
    <Rows key={5} name="shifts" rowName={String} addLabel="">
      {(row) => <Field name={`${row}.startTime`} />}
    </Rows>,
    // @ts-expect-error -- misspelt
    <Field key={6} name="titel" />,
    // @ts-expect-error -- as it is on the wire
    <Field key={7} name="shifts.0.start_time" />,
    // @ts-expect-error -- of neither contract
    <Either key={8} name="size" />,
    // @ts-expect-error -- misspelt
    <Choices key={9} name="day" options={[]} />,
    <Rows key={10} name="shifts" rowName={String} addLabel="">
      {/* @ts-expect-error -- no field of a row */}
      {(row) => <Field name={`${row}.endTime`} />}
    </Rows>,
    // @ts-expect-error -- no rows
    <Rows key={11} name="days" rowName={String} addLabel="">
      {() => null}
    </Rows>,
  ]).toHaveLength(11);
});
