/** Addresses in one field are read however they are parted, and what is wrong is told. */
import { expect, test } from 'vitest';
import { addressesIn, typedEmailList } from './email-lists.ts';

test.each([
  ['a@post.example', ['a@post.example']],
  ['a@post.example, b@post.example', ['a@post.example', 'b@post.example']],
  ['a@post.example;b@post.example\nc@post.example,', ['a@post.example', 'b@post.example', 'c@post.example']],
  ['', []],
  [null, []],
])('%j', (typed, addresses) => {
  expect(addressesIn(typed)).toEqual(addresses);
});

test.each([
  ['a@post.example, noor', 'invalid_email'],
  ['a@post.example A@post.example', 'duplicate'],
  ['a@p.example b@p.example c@p.example', 'too_many'],
])('%j is refused as %s', (typed, code) => {
  const read = typedEmailList(2).safeParse(typed);
  expect(read.error?.issues.map((issue) => issue.code === 'custom' && issue.params?.['code'])).toEqual([
    code,
  ]);
});
