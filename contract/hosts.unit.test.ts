import { expect, test } from 'vitest';
import { hostOfAddress } from './hosts.ts';

const sudwest = 'xn--vrijwilligerspunt-sdwest-yrc.example';

test.each([
  ['noord.example', 'noord.example'],
  [' HTTPS://Noord.Example./over-ons?x#y ', 'noord.example'],
  ['noord.example:8080', 'noord.example'],
  ['vrijwilligerspunt-súdwest.example', sudwest],
  ['VRIJWILLIGERSPUNT-SÚDWEST.example.', sudwest],
  ['vrijwilligerspunt-su\u0301dwest.example', sudwest],
  ['https://vrijwilligerspunt-súdwest.example/nieuws', sudwest],
  [sudwest, sudwest],
  ['ｎｏｏｒｄ．ｅｘａｍｐｌｅ', 'noord.example'],
  ['ｎｏｏｒｄ。example', 'noord.example'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['a b.example', 'a b.example'],
  ['é@x.example', 'é@x.example'],
  ['a_b.example', 'a_b.example'],
  ['*.é.example', '*.é.example'],
])('%s is the host %s', (typed, host) => expect(hostOfAddress(typed)).toBe(host));
