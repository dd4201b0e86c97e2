/**
 * What a device calls itself, in the names that people know. Nothing is decided by it: it is only shown, so that somebody
 * recognises their own. Nearly every browser also calls itself Chrome, Safari or both: the first of the list that fits counts,
 * and Chrome and Safari come last. What fits none has no name here, rather than a wrong one.
 */

const browsers: readonly [RegExp, string][] = [
  [/\b(FBAN|FBAV|FB_IAB)\//, 'Facebook'],
  [/\bInstagram /, 'Instagram'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\bGSA\//, 'Google'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS|Focus)\//, 'Firefox'],
  // A page inside some other app, which does not say which.
  [/; wv\)/, ''],
  [/\b(Headless)?(Chrome|Chromium)\/|\bCriOS\//, 'Chrome'],
  // Only Safari itself names a version of its own; the browser of old Androids does so too.
  [/Android/, ''],
  [/\bVersion\/[\d.]+ (?:\S+ )?Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], userAgent: string) =>
  list.find(([shape]) => shape.test(userAgent))?.[1] || undefined;

export interface DeviceName {
  browser: string | undefined;
  system: string | undefined;
  isPhone: boolean;
}

export function deviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? '';
  return {
    browser: nameIn(browsers, text),
    system: nameIn(systems, text),
    isPhone: /iPhone|iPod/.test(text) || (text.includes('Android') && text.includes('Mobile')),
  };
}
