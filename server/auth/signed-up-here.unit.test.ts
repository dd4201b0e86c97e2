import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { readSignedUp, setSignedUp } from './signed-up-here.ts';

const where = { secret: 'a secret of the tests', centerId: 1, now: new Date('2026-11-22T12:00:00Z') };
const made = (email: string) => {
  let kept = '';
  const reply = { setCookie: (_name: string, value: string) => (kept = value) };
  setSignedUp(reply as unknown as FastifyReply, email, where);
  return kept;
};

test('only what we signed for this centre and this week names an address', () => {
  const value = made('Noor@Post.example');
  expect(readSignedUp(value, where)).toBe('noor@post.example');
  const [text = '', signature = ''] = value.split('.');
  const other = Buffer.from(JSON.stringify(['ander@post.example', Date.now() * 2])).toString('base64url');
  for (const wrong of [undefined, '', 'x', text, `${other}.${signature}`, '.'])
    expect(readSignedUp(wrong, where), String(wrong)).toBeNull();
  expect(readSignedUp(value, { ...where, centerId: 2 })).toBeNull();
  expect(readSignedUp(value, { ...where, secret: 'another' })).toBeNull();
  expect(readSignedUp(value, { ...where, now: new Date('2026-11-29T12:00:00Z') })).toBeNull();
});
