import { expect, test } from 'vitest';
import { youtubeIdOf } from './youtube.ts';

const id = 'dQ_4-9Wg1cQ';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=PL1&v=${id}&t=10s`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('%s is a video', (address) => expect(youtubeIdOf(address)).toBe(id));

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@kanaal',
  'https://www.youtube.com/watch?v=kort',
  `https://www.youtube.com/playlist?list=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/youtu.be/${id}`,
  `https://youtu.be/${id}x`,
  'geen adres',
])('%s is none', (address) => expect(youtubeIdOf(address)).toBe(null));
