/** Documents that are right as far as anybody looks: their heads, and the list of what is packed in them. */

const pdfText = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n';
/** With words of its own, so that no two are alike. */
export const pdf = (words = '') => Buffer.from(`${pdfText}% ${words}\n%%EOF\n`);

/** A packed file with these parts, each of one byte and not packed. */
export function packed(names: readonly string[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30 + name.length + 1);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt32LE(1, 18);
    local.writeUInt32LE(1, 22);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30, 'latin1');
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46, 'latin1');
    locals.push(local);
    central.push(entry);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...central, end]);
}
