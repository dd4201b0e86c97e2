/** The parts of an Office file: their names, and what each says that it is. Nothing large is unpacked. Pure. */
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'saxen';

export interface PackedParts {
  /** In small letters, as names are compared. */
  names: string[];
  /** What stands in one of the few that tell what the file is. */
  text(name: string): string | undefined;
}

const telling = new Set(['[content_types].xml', 'mimetype']);
/** A list of parts is some kilobytes. */
const tellingBytesMax = 1_000_000;

/** As names are compared: without case, and with the slashes that the format has. */
function plainName(name: string): string {
  const plain = name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Null for what is no packed file, or a wrong one. */
export function packedParts(file: Buffer): PackedParts | null {
  if (!file.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'))) return null;
  const names: string[] = [];
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        names.push(plainName(name));
        return telling.has(plainName(name)) && originalSize <= tellingBytesMax;
      },
    });
    const texts = new Map(Object.entries(parts).map(([name, part]) => [plainName(name), strFromU8(part)]));
    return { names, text: (name) => texts.get(name) };
  } catch {
    return null;
  }
}

interface TypeOfPart {
  /** In small letters. */
  type: string;
  /** Some part of the file is of it. */
  isThere: boolean;
}

/** What the list of an Office file says of its parts: of one by its name, of the others by how their names end. */
export function typesOfParts({ names, text }: PackedParts): TypeOfPart[] {
  const list = text('[content_types].xml');
  if (list === undefined) return [];
  const types: TypeOfPart[] = [];
  const parser = new Parser();
  parser.on('openTag', (element: string, attributesOf: () => Record<string, string>) => {
    const { PartName, Extension, ContentType = '' } = attributesOf();
    const kind = element.replace(/^.*:/, '');
    const type = ContentType.trim().toLowerCase();
    if (kind === 'Override' && PartName !== undefined)
      types.push({ type, isThere: names.includes(plainName(PartName)) });
    if (kind === 'Default' && Extension !== undefined)
      types.push({ type, isThere: names.some((name) => name.endsWith(`.${Extension.toLowerCase()}`)) });
  });
  try {
    parser.parse(list);
  } catch {
    // What is wrong further on is for the program that opens the file.
  }
  return types;
}
