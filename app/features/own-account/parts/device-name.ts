/** What a device calls itself, in the names that people know. Nothing is decided by it: it is only shown. */

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], userAgent: string) =>
  list.find(([shape]) => shape.test(userAgent))?.[1];

export interface DeviceName {
  browser: string | undefined;
  system: string | undefined;
  isPhone: boolean;
}

export function deviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? '';
  const system = nameIn(systems, text);
  return {
    browser: nameIn(browsers, text),
    system,
    isPhone: /iPhone|Android.*Mobile|Mobile.*Android/.test(text),
  };
}
