import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleToasts } from '#app/ui/toast-state.ts';
import { createToasts, type NewToast } from '#app/ui/toasts.ts';

/** A clock that goes by hand and ticks as a browser would: in whole ticks, or late. */
function handClock() {
  let now = 0;
  let timer: { ms: number; act: () => void; next: number } | null = null;
  return {
    now: () => now,
    every(ms: number, act: () => void) {
      const own = { ms, act, next: now + ms };
      timer = own;
      return () => {
        if (timer === own) timer = null;
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (let due = timer; due && due.next <= end; due = timer) {
        now = due.next;
        due.next += due.ms;
        due.act();
      }
      now = end;
    },
    /** The tab slept: time has passed, and no tick came. */
    sleep(ms: number) {
      now += ms;
      if (timer) timer.next = now + timer.ms;
    },
    isTicking: () => timer !== null,
  };
}

function open() {
  const clock = handClock();
  const toasts = createToasts(clock);
  const show = (args: Partial<NewToast> = {}) => toasts.show({ color: 'info', title: 'Bewaard', ...args });
  return { clock, toasts, show, titles: () => toasts.read().toasts.map(({ title }) => title) };
}

describe('a toast', () => {
  test('begins at nothing, ticks every 16 ms and goes after five seconds', () => {
    const { clock, toasts, show } = open();
    show();
    expect(toasts.read().toasts[0]).toMatchObject({ progress: 0, duration: 5000, position: 'bottom-right' });
    clock.pass(15);
    expect(toasts.read().toasts[0]?.progress).toBe(0);
    clock.pass(1);
    expect(toasts.read().toasts[0]?.progress).toBeCloseTo(16 / 5000, 9);
    clock.pass(4983);
    expect(toasts.read().toasts).toHaveLength(1);
    // The first tick from five seconds on.
    clock.pass(9);
    expect(toasts.read().toasts).toHaveLength(0);
    expect(clock.isTicking()).toBe(false);
  });

  test('lasts eight seconds with an action, stays when it is about danger, and as long as is asked', () => {
    const { toasts, show } = open();
    show({ action: { label: 'Ongedaan maken', onPress: () => {} } });
    show({ color: 'danger', closable: false });
    show({ color: 'danger', durationMs: 100 });
    expect(toasts.read().toasts.map(({ duration, closable }) => [duration, closable])).toEqual([
      [8000, true],
      // What stays can always be closed.
      [Infinity, true],
      [100, true],
    ]);
  });

  test('needs no clock while it stays', () => {
    const { clock, show } = open();
    show({ color: 'danger' });
    expect(clock.isTicking()).toBe(false);
  });

  test('is closed by hand, and all are cleared at once with those that wait', () => {
    const { toasts, show, titles } = open();
    const first = show({ title: 'een' });
    for (const title of ['twee', 'drie', 'vier', 'vijf']) show({ title });
    toasts.close(first);
    expect(titles()).toEqual(['twee', 'drie', 'vier', 'vijf']);
    toasts.clear();
    expect(titles()).toEqual([]);
  });

  test('waits for its turn when three are to be seen, and then has its whole time', () => {
    const { clock, toasts, show } = open();
    for (const title of ['een', 'twee', 'drie', 'vier']) show({ title, durationMs: 1600 });
    show({ title: 'links', position: 'top-left', durationMs: 1600 });
    const seen = () => visibleToasts(toasts.read().toasts).map(({ title }) => title);
    expect(seen()).toEqual(['een', 'twee', 'drie', 'links']);
    clock.pass(1600);
    expect(seen()).toEqual(['vier']);
    clock.pass(1584);
    expect(seen()).toEqual(['vier']);
    clock.pass(16);
    expect(seen()).toEqual([]);
  });

  test('that waited while the tab slept begins when the one before it went', () => {
    const { clock, toasts, show } = open();
    for (const title of ['een', 'twee', 'drie', 'vier']) show({ title, durationMs: 1000 });
    clock.sleep(1500);
    clock.pass(16);
    expect(toasts.read().toasts).toMatchObject([{ title: 'vier', progress: expect.closeTo(0.516, 9) }]);
  });

  test('stands still while the pointer or the focus is on it, until both have gone', () => {
    const { clock, toasts, show } = open();
    show({ durationMs: 1600 });
    clock.pass(800);
    toasts.hold('pointer');
    toasts.hold('focus');
    clock.pass(60_000);
    toasts.release('pointer');
    clock.pass(60_000);
    expect(toasts.read().toasts[0]?.progress).toBeCloseTo(0.5, 9);
    toasts.release('focus');
    clock.pass(799);
    expect(toasts.read().toasts).toHaveLength(1);
    clock.pass(1);
    expect(toasts.read().toasts).toHaveLength(0);
  });
});

test('however often it pauses and however late ticks come, it is seen for its duration and not longer', () => {
  const step = fc.record({
    runs: fc.integer({ min: 0, max: 2000 }),
    rests: fc.integer({ min: 0, max: 100_000 }),
    sleeps: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 20_000 }), (steps, duration) => {
      const { clock, toasts, show } = open();
      show({ durationMs: duration });
      let ran = 0;
      for (const { runs, rests, sleeps } of steps) {
        clock[sleeps ? 'sleep' : 'pass'](runs);
        ran += runs;
        toasts.hold('pointer');
        const [toast] = toasts.read().toasts;
        if (ran >= duration) expect(toast).toBeUndefined();
        else expect(toast?.progress).toBeCloseTo(ran / duration, 6);
        clock.pass(rests);
        toasts.release('pointer');
      }
    }),
    { numRuns: 200 },
  );
});

test('progress only grows and stays between 0 and 1; at most three are seen; order is that of showing', () => {
  const act = fc.oneof(
    fc.record({ type: fc.constant('show' as const), durationMs: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 3000 }) }),
    fc.record({ type: fc.constantFrom('hold' as const, 'release' as const) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const { clock, toasts, show } = open();
      let before = new Map<string, number>();
      for (const one of acts) {
        if (one.type === 'show') show({ durationMs: one.durationMs });
        else if (one.type === 'pass') clock.pass(one.ms);
        else toasts[one.type]('focus');
        const { toasts: now } = toasts.read();
        const numbers = now.map(({ id }) => Number(id.slice('toast-'.length)));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(visibleToasts(now).length).toBe(Math.min(3, now.length));
        for (const { id, progress } of now) {
          expect(progress).toBeGreaterThanOrEqual(before.get(id) ?? 0);
          expect(progress).toBeLessThan(1);
        }
        before = new Map(now.map(({ id, progress }) => [id, progress]));
      }
    }),
    { numRuns: 200 },
  );
});
