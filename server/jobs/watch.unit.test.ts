/** When a runner counts as standing still; its events are those of the queue's engine. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestJobMinutes, Taking } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('a runner that has just begun is given time, however old the jobs are', () => {
  const taking = new Taking(new EventEmitter(), 2);
  after(14);
  expect(taking.standsStill(10_000)).toBe(false);
  after(2);
  expect(taking.standsStill(10_000)).toBe(true);
});

test('without a job that is due, nothing stands still', () => {
  const taking = new Taking(new EventEmitter(), 2);
  after(3_600);
  expect(taking.standsStill(0)).toBe(false);
  expect(taking.standsStill(14)).toBe(false);
});

test('a long job is no standstill while another place takes jobs, nor for half an hour when all are taken', () => {
  const events = new EventEmitter();
  const taking = new Taking(events, 2);
  events.emit('job:start');
  after(30);
  events.emit('job:start');
  events.emit('job:complete');
  after(10);
  expect(taking.standsStill(40)).toBe(false);
  events.emit('job:start');
  after(longestJobMinutes * 60 - 1);
  expect(taking.standsStill(10_000)).toBe(false);
  after(2);
  expect(taking.standsStill(10_000)).toBe(true);
});
