/** What code does not do anywhere but in one place. */
import { expect, test } from 'vitest';
import { demoCenters } from '#db/seeds/demo/accounts.ts';
import { knownTenants } from '#contract/flags.ts';
import {
  comparedWith,
  filesUnder,
  isCode,
  isForTests,
  lineAt,
  nothingElse,
  textOf,
  treeOf,
  walk,
  type Node,
} from './source.ts';

const shipped = ['app', 'contract', 'server', 'db']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && !isForTests(path));

/** Files, each with the lines at which `isWrong` holds for a node. */
function places(files: readonly string[], isWrong: (node: Node, parent: Node | null) => boolean): string[] {
  return files.flatMap((path) => {
    const lines: number[] = [];
    walk(treeOf(path), (node, parent) => {
      if (isWrong(node, parent)) lines.push(lineAt(path, node.start));
    });
    return lines.length > 0 ? [`${path}:${[...new Set(lines)].join(',')}`] : [];
  });
}

const isMemberOf = (node: Node, object: string, property?: string) =>
  node.type === 'MemberExpression' &&
  (node['object'] as Node)['name'] === object &&
  (property === undefined || (node['property'] as Node)['name'] === property);

test('screens name calls, not paths of the API', () => {
  const files = shipped.filter((path) => path.startsWith('app/'));
  const isPath = (node: Node) =>
    (node.type === 'Literal' && String(node['value']).includes('/api/v1')) ||
    (node.type === 'TemplateElement' && JSON.stringify(node['value']).includes('/api/v1'));
  expect(places(files, isPath)).toEqual([]);
});

test('a file beside the code is named by fileURLToPath: in the address itself a space of a folder is %20', () => {
  const files = ['app', 'bench', 'contract', 'db', 'scripts', 'server', 'tests']
    .flatMap(filesUnder)
    .filter(isCode);
  const isHere = (node: Node | undefined) =>
    node?.type === 'NewExpression' &&
    (node['arguments'] as Node[]).some(
      (one) => one.type === 'MemberExpression' && (one['object'] as Node).type === 'MetaProperty',
    );
  const isPath = (node: Node) =>
    node.type === 'MemberExpression' &&
    (node['property'] as Node)['name'] === 'pathname' &&
    isHere(node['object'] as Node);
  expect(places(files, isPath)).toEqual([]);
});

test('a word that may be any is no key of an object, which has words of its own, such as constructor', () => {
  const isKey = (node: Node | undefined) =>
    node?.type === 'TSAsExpression' && (node['typeAnnotation'] as Node)['operator'] === 'keyof';
  const mayMiss = (node: Node, parent: Node | null) =>
    node.type === 'MemberExpression' && isKey(node['property'] as Node) && parent?.['operator'] === '??';
  expect(places(shipped, mayMiss)).toEqual([]);
});

test('a text is shortened between whole signs, by contract/cut-text.ts', () => {
  const isCut = (node: Node | undefined): boolean => {
    const called = node?.type === 'CallExpression' ? (node['callee'] as Node) : undefined;
    if (called?.type !== 'MemberExpression') return false;
    const from = (node?.['arguments'] as Node[] | undefined)?.[0];
    const name = (called['property'] as Node)['name'];
    const isStart = name === 'slice' && from?.['value'] === 0;
    return isStart || (name !== 'join' && isCut(called['object'] as Node));
  };
  const hasDots = (node: Node, parent: Node | null) => {
    if (parent?.type !== 'TemplateLiteral' || !isCut(node)) return false;
    const at = (parent['expressions'] as Node[]).indexOf(node);
    return JSON.stringify((parent['quasis'] as Node[])[at + 1]?.['value']).includes(':"…');
  };
  const mendsHalves = (node: Node) =>
    node.type === 'MemberExpression' &&
    (node['property'] as Node)['name'] === 'toWellFormed' &&
    isCut(node['object'] as Node);
  const files = shipped.filter((path) => path !== 'contract/cut-text.ts');
  expect(places(files, (node, parent) => hasDots(node, parent) || mendsHalves(node))).toEqual([]);
});

/** Where what is looked up is no word of anybody: single letters and signs, or names of our own. */
const ownWords: Record<string, string> = {
  'app/features/organization-approval/components/signup/signup-check.tsx': 'fields of the contract',
  'app/features/vacancy-admin/components/form-head.tsx': 'fields of the contract',
  'app/forms/check-values.ts': 'fields of the contract',
  'app/forms/form-field.tsx': 'fields of the contract',
  'app/forms/stale-notice.tsx': 'fields of the contract',
  'server/features/vacancy-imports/rows.ts': 'fields of the contract',
  'server/http/list-columns.ts': 'attributes of the contract',
  'app/features/vacancy-admin/save-form.server.ts': 'pointers of the contract',
  'contract/plain-text.ts': 'single letters',
  'contract/rich-text/plain.ts': 'the six signs of the pattern',
  'contract/rich-text/sanitize.ts': 'names of attributes that are allowed',
  'db/seeds/demo/more-content.ts': 'our own content',
  'server/features/vacancies/search/wish/dutch-forms.ts': 'single letters',
  'server/mail/escape-html.ts': 'the five signs of the pattern',
};

test('what becomes another word, or stays itself, is looked up in a Map: an object has words of its own', () => {
  const staysItself = (node: Node, parent: Node | null) =>
    node.type === 'MemberExpression' &&
    node['computed'] === true &&
    parent?.['operator'] === '??' &&
    parent['left'] === node &&
    (node['property'] as Node).type === 'Identifier' &&
    (parent['right'] as Node)['name'] === (node['property'] as Node)['name'];
  const found = places(shipped, staysItself).map((one) => one.replace(/:.*/, ''));
  expect(comparedWith(found, ownWords)).toEqual(nothingElse);
});

const quietNetwork = ['network', 'idle'].join('');

test('no test waits for a quiet network: what was quiet once stays so for Playwright, and the wait is over at once', () => {
  const tests = ['app', 'server', 'tests']
    .flatMap(filesUnder)
    .filter((path) => isCode(path) && isForTests(path));
  expect(places(tests, (node) => node.type === 'Literal' && node['value'] === quietNetwork)).toEqual([]);
});

test('chance in tests comes from the seed of the run, so that what is red stays so', () => {
  const tests = ['app', 'contract', 'server', 'db', 'tests']
    .flatMap(filesUnder)
    .filter((path) => isCode(path) && isForTests(path));
  expect(places(tests, (node) => isMemberOf(node, 'Math', 'random'))).toEqual([]);
});

const isNow = (node: Node) =>
  isMemberOf(node, 'Date', 'now') ||
  isMemberOf(node, 'performance', 'now') ||
  (node.type === 'NewExpression' &&
    (node['callee'] as Node)['name'] === 'Date' &&
    (node['arguments'] as Node[]).length === 0);

/** What a module remembers as long as the process lives. */
const isKept = (node: Node, parent: Node | null) => {
  const isOfModule = parent?.type === 'Program' || parent?.type === 'ExportNamedDeclaration';
  if (node.type !== 'VariableDeclaration' || !isOfModule) return false;
  if (node['kind'] === 'let') return true;
  return (node['declarations'] as Node[]).some(({ init }) =>
    /^(?:Map|WeakMap|Set)$/.test(String(((init as Node | null)?.['callee'] as Node | undefined)?.['name'])),
  );
};

/** Why it may, where it does. */
const remembersAndWaits: Record<string, string> = {
  'server/auth/pending-attempts.ts': 'looks how long it waits already, and keeps nothing for a time',
};

test('nothing on the server is remembered for a time by a clock of its own: caches are of the services, with their clock', () => {
  const ofServer = shipped.filter(
    (path) => (path.startsWith('server/') || /\.server\.tsx?$/.test(path)) && !(path in remembersAndWaits),
  );
  const remembering = ofServer.filter((path) => places([path], isKept).length > 0);
  expect(remembering.length).toBeGreaterThan(0);
  expect(places(remembering, isNow)).toEqual([]);
});

test('only tests go without even times', () => {
  const files = shipped.filter((path) => path !== 'server/http/equalize-timing.ts');
  expect(places(files, (node) => isMemberOf(node, 'EvenTime', 'none'))).toEqual([]);
});

test('only server/env.ts reads the environment', () => {
  const files = shipped.filter((path) => path !== 'server/env.ts');
  const reads = places(
    files,
    (node) =>
      isMemberOf(node, 'process', 'env') ||
      (node.type === 'ImportSpecifier' && (node['imported'] as Node)['name'] === 'env') ||
      // const { env } = process
      (node.type === 'VariableDeclarator' &&
        (node['init'] as Node | null)?.['name'] === 'process' &&
        (node['id'] as Node).type === 'ObjectPattern'),
  );
  expect(
    comparedWith(
      reads.map((one) => one.replace(/:.*/, '')),
      allowedToRead,
    ),
  ).toEqual(nothingElse);
});

/** Each with why it cannot ask server/env.ts. */
const allowedToRead: Record<string, string> = {};

test('nothing writes to the console: the log is pino, the terminal is process.stdout', () => {
  expect(places(shipped, (node) => isMemberOf(node, 'console'))).toEqual([]);
});

/** Names that are also ordinary words: they count only where they are compared with a key. */
const ordinary = new Set(['public', 'demo', 'meedoen', 'staging']);
const tenants = [...new Set([...knownTenants, ...demoCenters.map((center) => center.key)])];
const telling = tenants.filter((key) => !ordinary.has(key));

/** Where the names of tenants may stand. */
const mayNameTenants = /^(server\/tenancy\/|db\/seeds\/|config\/|contract\/flags\.ts$)/;

test('no tenant is named outside tenancy, configuration, flags and seeds', () => {
  const texts = (node: Node): string[] => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    if (node.type === 'TemplateElement') return [String((node['value'] as { raw: string }).raw)];
    if (node.type === 'JSXText') return [String(node['value'])];
    // `{ oldebroek: ... }` and `looks.oldebroek`
    return node.type === 'Identifier' ? [String(node['name'])] : [];
  };
  const files = shipped.filter((path) => !mayNameTenants.test(path));
  expect(
    places(files, (node) =>
      texts(node).some((text) => telling.some((key) => text.toLowerCase().includes(key))),
    ),
  ).toEqual([]);
});

test('no branch goes by the name of a tenant: a tenant is data', () => {
  const isKey = (node: Node | undefined) =>
    node?.type === 'Literal' &&
    typeof node['value'] === 'string' &&
    tenants.some((key) => key === node['value']);
  const namesTenant = (node: Node | undefined) => {
    if (node?.type === 'ChainExpression') return namesTenant(node['expression'] as Node);
    const name =
      node?.type === 'MemberExpression'
        ? (node['property'] as Node)['name']
        : node?.type === 'Identifier'
          ? node['name']
          : '';
    return /^(key|tenant|centerKey|tenantKey|tenantName)$/.test(String(name));
  };
  const files = shipped.filter((path) => !mayNameTenants.test(path));
  const branches = places(files, (node, parent) => {
    if (node.type === 'BinaryExpression') {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      return (isKey(left) && namesTenant(right)) || (isKey(right) && namesTenant(left));
    }
    return (
      node.type === 'SwitchCase' &&
      isKey(node['test'] as Node) &&
      namesTenant(parent?.['discriminant'] as Node)
    );
  });
  expect(branches).toEqual([]);
});

test('no form leaves its errors to the browser, which speaks a language of its own and covers what it speaks of', () => {
  const namesOf = (opening: Node) =>
    (opening['attributes'] as Node[]).map((one) => String((one['name'] as Node | undefined)?.['name']));
  const openingOf = (element: Node) => element['openingElement'] as Node;
  const isForm = (node: Node) =>
    node.type === 'JSXElement' && /^(Plain)?[Ff]orm$/.test(String((openingOf(node)['name'] as Node)['name']));
  /** The machinery of app/forms says it once for its own; there a form is given. */
  const speaksItself = (form: Node) =>
    namesOf(openingOf(form)).some((name) => name === 'noValidate' || name === 'form');
  const demands = (form: Node) => {
    let found = false;
    walk(form, (node) => {
      found ||= node.type === 'JSXOpeningElement' && namesOf(node).includes('required');
    });
    return found;
  };
  expect(places(shipped, (node) => isForm(node) && !speaksItself(node) && demands(node))).toEqual([]);
});

const isInsertInto = (node: Node, table: string) =>
  node.type === 'CallExpression' &&
  ((node['callee'] as Node)['property'] as Node | undefined)?.['name'] === 'insertInto' &&
  ((node['arguments'] as Node[])[0]?.['value'] as unknown) === table;

/** Who writes to the record of what happened, each with why it does not go through `recordAudit`. */
const recorders: Record<string, string> = {
  'server/audit/events.ts': 'is recordAudit itself: takes no act but those of contract/audit-actions.ts',
  'server/audit/signing-in.ts': 'ids only, at the moment of the proof; the topic by the same table',
};

test('what happened is recorded in one place, so that no act is without topic and words', () => {
  const inserts = places(
    shipped.filter((path) => path.startsWith('server/')),
    (node) =>
      isInsertInto(node, 'auditEvents') ||
      (node.type === 'TemplateElement' &&
        /insert into audit_events/.test((node['value'] as { raw: string }).raw)),
  ).map((one) => one.replace(/:.*/, ''));
  expect(comparedWith(inserts, recorders)).toEqual(nothingElse);
});

test('only readForm reads what a form posted: elsewhere a body that is no form would be a fault of ours', () => {
  const files = shipped.filter((path) => path !== 'app/forms/read-form.server.ts');
  const isRead = (node: Node) =>
    node.type === 'CallExpression' &&
    ((node['callee'] as Node)['property'] as Node | undefined)?.['name'] === 'formData';
  expect(places(files, isRead)).toEqual([]);
});

/** Who writes to the table of mails, queues their sending, opens a way out, or makes the leave to write to somebody. */
const waysOfMail: Record<string, string> = {
  'server/mail/deliveries.ts': 'is queueEmail itself: writes to an address, or with leave',
  'server/mail/sending.ts': 'queues the sending of what is in the table',
  'server/mail/transport.ts': 'hands a mail to the mail server',
  'server/mail/recipient-permission.ts': 'is the place that gives leave',
};

test('every mail takes the one way out, and leave to write to anybody is given in one place', () => {
  const isCallOf = (node: Node, ...names: string[]) =>
    node.type === 'CallExpression' && names.includes(String((node['callee'] as Node)['name']));
  const queues = (node: Node) =>
    isCallOf(node, 'enqueue', 'enqueueMany') &&
    (node['arguments'] as Node[]).some((argument) => argument['value'] === 'send_email');
  const claims = (node: Node) =>
    node.type === 'TSAsExpression' &&
    ((node['typeAnnotation'] as Node)['typeName'] as Node | undefined)?.['name'] === 'Leave';
  const found = places(
    shipped.filter((path) => path.startsWith('server/')),
    (node) =>
      isInsertInto(node, 'emailDeliveries') ||
      queues(node) ||
      claims(node) ||
      isCallOf(node, 'createTransport') ||
      (node.type === 'TemplateElement' &&
        /insert into email_deliveries/.test((node['value'] as { raw: string }).raw)),
  ).map((one) => one.replace(/:.*/, ''));
  expect(comparedWith(found, waysOfMail)).toEqual(nothingElse);
});

test('a formatter of dates or numbers is made once, in contract/formatters.ts or rare-formatters.ts: making one costs fifty times as much as using it', () => {
  const files = shipped.filter((path) => !/^contract\/(rare-)?formatters\.ts$/.test(path));
  const made = places(
    files,
    (node) =>
      (node.type === 'NewExpression' && isMemberOf(node['callee'] as Node, 'Intl')) ||
      (node.type === 'MemberExpression' &&
        /^toLocale(Date|Time)?String$/.test(String((node['property'] as Node)['name']))),
  );
  expect(made).toEqual([]);
});

test('no width hangs on the font: a `ch` changes when the real one comes, and the page moves', () => {
  const styles = [...shipped, ...filesUnder('app').filter((path) => path.endsWith('.css'))];
  const wrong = styles.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, at) => (/\dch\b/.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(wrong).toEqual([]);
});

test('each docstring stands over what it is about: none over another, left there by something put between', () => {
  const files = ['app', 'contract', 'server', 'db', 'tests', 'scripts', 'bench']
    .flatMap(filesUnder)
    .filter(isCode);
  const doubled = files.flatMap((path) => {
    const lines = textOf(path)
      .split('\n')
      .map((text, index) => ({ text: text.trim(), number: index + 1 }))
      .filter(({ text }) => text !== '');
    // The first of a file is about the file.
    const fileEnd = lines[0]?.text.startsWith('/**')
      ? lines.findIndex(({ text }) => text.endsWith('*/'))
      : -1;
    return lines
      .filter(({ text }, at) => at > fileEnd && text.endsWith('*/') && lines[at + 1]?.text.startsWith('/**'))
      .map(({ number }) => `${path}:${number}`);
  });
  expect(doubled).toEqual([]);
});
