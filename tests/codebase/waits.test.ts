/** How tests wait: as long as the machine needs, and for what happens rather than for a while. */
import { expect, test } from 'vitest';
import { filesUnder, isCode, isForTests, lineAt, textOf, treeOf, walk, type Node } from './source.ts';
import allowed from './waits.json' with { type: 'json' };

const tests = ['app', 'contract', 'server', 'tests']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && isForTests(path));

/** `path:line` of each node for which this holds. */
const places = (files: readonly string[], isWrong: (node: Node, path: string) => boolean): string[] =>
  files.flatMap((path) => {
    const lines = new Set<number>();
    walk(treeOf(path), (node) => {
      if (isWrong(node, path)) lines.add(lineAt(path, node.start));
    });
    return [...lines].map((line) => `${path}:${line}`);
  });

/** Files with more of them than the list allows: it may hold too much until somebody shortens it, never too little. */
function beyond(found: readonly string[], list: Readonly<Record<string, number>>): string[] {
  const fileOf = (place: string) => place.slice(0, place.lastIndexOf(':'));
  const countOf = Map.groupBy(found, fileOf);
  return found.filter((place) => (countOf.get(fileOf(place))?.length ?? 0) > (list[fileOf(place)] ?? 0));
}

const nameOf = (node: Node | undefined) =>
  String(node?.['name'] ?? (node?.['property'] as Node | undefined)?.['name'] ?? '');
const calledName = (node: Node) => (node.type === 'CallExpression' ? nameOf(node['callee'] as Node) : '');
/** What runs the test or hook that is given to it. */
function runnerOf(node: Node): string {
  if (node.type !== 'CallExpression') return '';
  const callee = node['callee'] as Node;
  // `/…/.test(text)` is none of them.
  return callee.type === 'CallExpression' ? calledName(callee) : String(callee['name'] ?? '');
}
const isNumber = (node: unknown) => typeof (node as Node | undefined)?.['value'] === 'number';
const sourceOf = (path: string, { start, end }: Node) => textOf(path).slice(start, end);

test('every limit of time goes by the pace of the machine: `patience(…)`', () => {
  const isLimit = (node: Node) =>
    (node.type === 'Property' &&
      /^(timeout|hookTimeout|testTimeout)$/.test(nameOf(node['key'] as Node)) &&
      isNumber(node['value'])) ||
    (/^(setDefaultTimeout|setDefaultNavigationTimeout|timeout)$/.test(calledName(node)) &&
      isNumber((node['arguments'] as Node[])[0])) ||
    // `test('…', work, 120_000)` and `test.each(…)('…', work, 120_000)`.
    (/^(test|it|beforeAll|beforeEach|afterAll|afterEach|each)$/.test(runnerOf(node)) &&
      isNumber((node['arguments'] as Node[]).at(-1)));
  expect(places(tests, isLimit)).toEqual([]);
});

test('nobody gives up after so many looks, but after so long: `expect.poll`', () => {
  const waits = /\b(delay|setTimeout)\(/;
  const isCounted = (node: Node, path: string) => {
    if (node.type !== 'ForStatement' || !waits.test(sourceOf(path, node['body'] as Node))) return false;
    const condition = node['test'] as Node | null;
    return condition !== null && /<=? \d/.test(sourceOf(path, condition));
  };
  expect(beyond(places(tests, isCounted), allowed.countedLooks)).toEqual([]);
});

test('no time that something took is held against a fixed one: work is counted', () => {
  const isMeasured = (node: Node, path: string) =>
    /^toBeLessThan(OrEqual)?$/.test(calledName(node)) &&
    isNumber((node['arguments'] as Node[])[0]) &&
    /(performance|Date)\.now\(\)/.test(sourceOf(path, node));
  expect(beyond(places(tests, isMeasured), allowed.measuredTimes)).toEqual([]);
});

test('nobody waits for a while where something can be waited for', () => {
  const isPause = (node: Node) =>
    /^(waitForTimeout|delay)$/.test(calledName(node)) && isNumber((node['arguments'] as Node[])[0]);
  expect(beyond(places(tests, isPause), allowed.pauses)).toEqual([]);
});

const acts =
  /^(click|dblclick|tap|press|fill|check|uncheck|selectOption|setInputFiles|goBack|goForward|reload)$/;

test('after an act on a page, what it leads to is waited for, not looked at once', () => {
  const journeys = filesUnder('tests/journeys').filter(isCode);
  const isAct = (node: Node | undefined) => {
    const awaited = (node?.['expression'] as Node | undefined)?.['argument'] as Node | undefined;
    return node?.type === 'ExpressionStatement' && awaited !== undefined && acts.test(calledName(awaited));
  };
  const found = journeys.flatMap((path) => {
    const lines: string[] = [];
    walk(treeOf(path), (node) => {
      if (node.type !== 'BlockStatement') return;
      const body = node['body'] as Node[];
      for (const [at, statement] of body.entries())
        if (isAct(body[at - 1]) && sourceOf(path, statement).startsWith('expect(await '))
          lines.push(`${path}:${lineAt(path, statement.start)}`);
    });
    return lines;
  });
  expect(beyond(found, allowed.singleLooks)).toEqual([]);
});

/** What a locator tells of this very moment. */
const reads =
  /^(count|inputValue|textContent|innerText|innerHTML|isVisible|isHidden|isDisabled|isEnabled|isEditable|isChecked|getAttribute|allTextContents|allInnerTexts)$/;

test('what a page shows is waited for: `expect.poll`, which looks again, and nothing is lost where it stands there at once', () => {
  // Of tests that run beside each other vitest does not know which one waits.
  const journeys = filesUnder('tests/journeys')
    .filter(isCode)
    .filter((path) => !textOf(path).includes('test.concurrent'));
  const isLook = (node: Node) => {
    const [asked] = (node['arguments'] as Node[] | undefined) ?? [];
    return (
      calledName(node) === 'expect' &&
      asked?.type === 'AwaitExpression' &&
      reads.test(calledName(asked['argument'] as Node))
    );
  };
  expect(places(journeys, isLook).join(' ')).toBe('');
});
