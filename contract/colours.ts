// Colours a centre typed in, brought to plain sRGB channels. Whatever comes out was printed by us from numbers, so no text of a
// tenant ever reaches a stylesheet.

export type Channels = readonly [red: number, green: number, blue: number];

const HEX = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgba?|hsla?|oklch)\(([^()]*)\)$/i;
const TRIPLET = /^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/;

/** Undefined when the text is no colour we know. Alpha is dropped: a shade is opaque. */
export function parseColour(text: string): Channels | undefined {
  const value = text.trim();
  const hex = HEX.exec(value)?.[1];
  if (hex) return fromHex(hex);
  if (TRIPLET.test(value)) return checked(numbers(value));
  const [, name, body] = FUNCTION.exec(value) ?? [];
  if (!name || body === undefined) return undefined;
  const kind = name.toLowerCase();
  if (kind.startsWith('rgb')) return checked(percentAware(body, 255));
  if (kind.startsWith('hsl')) return fromHsl(body);
  return fromOklch(body);
}

/** What a colour that cannot be read becomes (specification, section 5). */
export const unparsableColour = '0 0 0';

/** The three numbers as CSS channels. */
export function colourChannels(text: string): string {
  return parseColour(text)?.join(' ') ?? unparsableColour;
}

function fromHex(hex: string): Channels {
  const pairs = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(pairs.slice(at, at + 2), 16)) as unknown as Channels;
}

function parts(body: string): string[] {
  return (body.split('/')[0] ?? '').split(/[\s,]+/).filter(Boolean);
}

function numbers(body: string): number[] {
  return parts(body).map(Number);
}

function percentAware(body: string, whole: number): number[] {
  return parts(body).map((part) =>
    part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * whole : Number(part),
  );
}

function checked(values: number[]): Channels | undefined {
  const three = values.slice(0, 3);
  if (three.length < 3 || three.some((value) => !Number.isFinite(value))) return undefined;
  return three.map((value) => Math.round(Math.min(255, Math.max(0, value)))) as unknown as Channels;
}

function fromHsl(body: string): Channels | undefined {
  const [hueText = '', saturation = '', lightness = ''] = parts(body);
  const hue = Number(hueText.replace(/deg$/i, ''));
  const s = Number(saturation.replace('%', '')) / 100;
  const l = Number(lightness.replace('%', '')) / 100;
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return lightness ? checked([channel(0), channel(8), channel(4)]) : undefined;
}

function fromOklch(body: string): Channels | undefined {
  const [light = '', chroma = '', hueText = ''] = parts(body).map((part) => (part === 'none' ? '0' : part));
  const lightness = light.endsWith('%') ? Number(light.slice(0, -1)) / 100 : Number(light);
  const c = chroma.endsWith('%') ? (Number(chroma.slice(0, -1)) / 100) * 0.4 : Number(chroma);
  const hue = (Number(hueText.replace(/deg$/i, '')) * Math.PI) / 180;
  if (!hueText) return undefined;
  return checked(fromOklab(lightness, c * Math.cos(hue), c * Math.sin(hue)));
}

/** Channels from 0 to 255, not yet rounded. */
export function fromOklab(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => 255 * gamma(Math.min(1, Math.max(0, value))));
}

function gamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}
