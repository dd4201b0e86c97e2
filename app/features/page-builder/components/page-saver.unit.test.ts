import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageSaver, type SaveState, type Written } from './page-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (title: string): Written => ({
  image: null,
  blocks: [{ type: 'SectionTitle', version: 1, id: 'a', title, intro: null }],
});

/** What is kept, and a saver of it. `others` is what somebody else writes just before a save. */
function opened() {
  const kept = { ...page('begin'), lockVersion: 1 };
  const told: SaveState['kind'][] = [];
  let met: SaveState | undefined;
  const ways = { isDown: false };
  const saver = new PageSaver({
    lockVersion: 1,
    read: async () => ({ ...kept, by: 'Bo Bos' }),
    tell: (state) => {
      told.push(state.kind);
      if (state.kind === 'met') met = state;
    },
    save: async (written, lockVersion) => {
      if (ways.isDown) throw new Error('no line');
      if (lockVersion !== kept.lockVersion) return null;
      Object.assign(kept, written);
      kept.lockVersion += 1;
      return kept.lockVersion;
    },
  });
  return { saver, kept, told, ways, met: () => met };
}

test('changes that follow each other are kept once, a moment after the last', async () => {
  const { saver, kept, told } = opened();
  saver.change(page('K'));
  await vi.advanceTimersByTimeAsync(500);
  saver.change(page('Ko'));
  await vi.advanceTimersByTimeAsync(999);
  expect(kept.lockVersion).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toEqual({ lockVersion: 2, ...page('Ko') });
  expect(told).toEqual(['waiting', 'waiting', 'saving', 'saved']);
});

test('what changes while it is being kept is kept next', async () => {
  const { saver, kept } = opened();
  saver.change(page('een'));
  const done = saver.flush();
  saver.change(page('twee'));
  expect(await done).toBe(true);
  expect(kept).toEqual({ lockVersion: 3, ...page('twee') });
});

test('what somebody else saved is not written over: both are there until one chooses', async () => {
  const { saver, kept, met } = opened();
  saver.change(page('van mij'));
  Object.assign(kept, page('van de ander'));
  kept.lockVersion = 5;
  expect(await saver.flush()).toBe(false);
  expect(kept.blocks).toEqual(page('van de ander').blocks);
  expect(met()).toEqual({ kind: 'met', theirs: page('van de ander'), by: 'Bo Bos', lockVersion: 5 });
  saver.goOnFrom(5);
  expect(await saver.flush()).toBe(true);
  expect(kept).toEqual({ lockVersion: 6, ...page('van mij') });
});

test('without a connection it says so, and nothing is lost', async () => {
  const { saver, kept, told, ways } = opened();
  ways.isDown = true;
  saver.change(page('in de trein'));
  expect(await saver.flush()).toBe(false);
  expect(told.at(-1)).toBe('failed');
  ways.isDown = false;
  expect(await saver.flush()).toBe(true);
  expect(kept.blocks).toEqual(page('in de trein').blocks);
});

test('what could not be kept is tried again by itself, until one leaves', async () => {
  const { saver, kept, told, ways } = opened();
  ways.isDown = true;
  saver.change(page('tunnel'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.at(-1)).toBe('failed');
  ways.isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([told.at(-1), kept.blocks]).toEqual(['saved', page('tunnel').blocks]);
});

test('whoever leaves within the moment after a change loses nothing', async () => {
  const { saver, kept } = opened();
  saver.change(page('op de valreep'));
  saver.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.blocks).toEqual(page('op de valreep').blocks);
});
