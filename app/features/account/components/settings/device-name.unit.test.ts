import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`;
const webView = `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A.231105.004; wv) ${webKit} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome', 'Windows', `${windows} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Chrome',
    'Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
  ],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0.0.0 Safari/537.36`],
  [
    'Chrome',
    'Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Ubuntu Chromium/140.0 Chrome/140.0 Safari/537.36`,
  ],
  ['Chrome', 'Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome', 'iPhone', `${iPhone} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iPad', `${iPad} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`],
  ['Edge', 'Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Edge', 'Windows', `${windows} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
  ['Edge', 'Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
  ['Edge', 'iPhone', `${iPhone} Version/18.0 EdgiOS/140.3485.66 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['Firefox', 'iPhone', `${iPhone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['Firefox', 'iPhone', `${iPhone} FxiOS/143.0 Focus/143.0 Mobile/15E148 Version/15.0`],
  ['Safari', 'Mac', `${mac} Version/18.6 Safari/605.1.15`],
  ['Safari', 'iPhone', `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Safari', 'iPad', `${iPad} Version/17.7 Mobile/15E148 Safari/604.1`],
  ['Samsung Internet', 'Android', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Opera', 'Windows', `${windows} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['Opera', 'Android', `${android} Chrome/139.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`],
  ['Opera', 'iPhone', `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1 OPT/6.0.3`],
  [
    'Vivaldi',
    'Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.5`,
  ],
  ['DuckDuckGo', 'iPhone', `${iPhone} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['DuckDuckGo', 'Mac', `${mac} Version/18.6 Safari/605.1.15 Ddg/18.6`],
  // Pages inside another app: by its name where it gives one.
  ['Facebook', 'Android', `${webView} [FB_IAB/FB4A;FBAV/530.0.0.48.74;]`],
  ['Facebook', 'iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.40.76;FBDV/iPhone14,5]`],
  ['Instagram', 'Android', `${webView} Instagram 395.0.0.37.88 Android (34/14; 420dpi)`],
  ['Instagram', 'iPhone', `${iPhone} Mobile/15E148 Instagram 395.0.0.28.85 (iPhone14,5; iOS 18_6)`],
  ['LinkedIn', 'iPhone', `${iPhone} Mobile/15E148 [LinkedInApp]/9.31.1504`],
  ['Google', 'iPhone', `${iPhone} GSA/385.0.804169212 Mobile/15E148 Safari/604.1`],
  [undefined, 'Android', webView],
  [undefined, 'iPhone', `${iPhone} Mobile/15E148`],
  // The browser of an old Android, and what is none.
  [
    undefined,
    'Android',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; nl-nl) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30',
  ],
  [undefined, undefined, 'curl/8.5.0'],
  [undefined, undefined, ''],
  [undefined, undefined, null],
])('%s on %s: %s', (browser, system, userAgent) => {
  expect(deviceName(userAgent)).toMatchObject({ browser, system });
});

test('phones are told from what is on a desk or lies on a lap', () => {
  const phones = [
    `${android} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`,
  ];
  const others = [
    `${windows} Chrome/140.0.0.0 Safari/537.36`,
    `${android} Chrome/140.0.0.0 Safari/537.36`,
    null,
  ];
  expect(phones.map((one) => deviceName(one).isPhone)).toEqual([true, true, true]);
  expect(others.map((one) => deviceName(one).isPhone)).toEqual([false, false, false]);
});
