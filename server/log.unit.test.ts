import { expect, test } from 'vitest';
import { openLog } from './log.ts';

/** The line that is written when this is logged under a name. */
function lineOf(name: 'err' | 'error', thrown: unknown) {
  let text = '';
  const log = openLog({ logLevel: 'info' }, { write: (line: string) => void (text += line) });
  log.error({ [name]: thrown }, 'failed');
  return { text, line: JSON.parse(text) as Record<string, any> };
}

/** As PostgreSQL throws it. */
const ofDatabase = (message: string, more: Record<string, string>) =>
  Object.assign(new Error(message), { severity: 'ERROR', routine: '_bt_check_unique', ...more });

test.each(['err', 'error'] as const)('an error logged as %s keeps its message and its stack', (name) => {
  const { line } = lineOf(name, new TypeError('no such thing'));
  expect(line[name]).toMatchObject({ type: 'TypeError', message: 'no such thing' });
  expect(line[name].stack).toContain('log.unit.test.ts');
});

test.each(['err', 'error'] as const)('a row of the database does not come along in %s', (name) => {
  const { text, line } = lineOf(
    name,
    ofDatabase('duplicate key value violates unique constraint "users_email"', {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (volunteer_center_id, email)=(1, sanne@voorbeeld.nl) already exists.',
      where: 'unnamed portal parameter $2 = sanne@voorbeeld.nl',
    }),
  );
  expect(line[name]).toMatchObject({ code: '23505', constraint: 'users_email' });
  expect(text).not.toContain('sanne');
});

test('nor does a value that the database repeats in its message, or what lies behind an error', () => {
  const invalid = ofDatabase('invalid input syntax for type uuid: "Sanne de Vries"', { code: '22P02' });
  expect(lineOf('err', invalid).text).not.toContain('Sanne');
  const outer = new Error('could not be saved', { cause: invalid });
  expect(lineOf('err', outer).line['err'].cause).toMatchObject({ code: '22P02' });
  expect(lineOf('err', outer).text).not.toContain('Sanne');
  expect(lineOf('err', new AggregateError([invalid], 'all failed')).text).not.toContain('Sanne');
  const refused = Object.assign(new Error('refused'), { response: '550 <sanne@voorbeeld.nl> unknown' });
  expect(lineOf('error', refused).text).not.toContain('sanne');
  expect(lineOf('error', 'sanne@voorbeeld.nl').text).not.toContain('sanne');
});
