/** Reads settings as numbers, words and addresses, and gathers all that is wrong with them. */

export type SettingSource = Record<string, string | undefined>;

export class SettingReader {
  readonly problems: string[] = [];
  readonly source: SettingSource;
  constructor(source: SettingSource) {
    this.source = source;
  }
  text(name: string): string | null {
    return this.source[name]?.trim() || null;
  }
  number(name: string, fallback: number, minimum: number, maximum: number, isWhole = true): number {
    const setting = this.text(name);
    if (setting === null) return fallback;
    const value = Number(setting);
    const isFine =
      Number.isFinite(value) && value >= minimum && value <= maximum && (!isWhole || Number.isInteger(value));
    if (!isFine)
      this.problems.push(`${name} must be a number from ${minimum} to ${maximum}, not '${setting}'.`);
    return isFine ? value : fallback;
  }
  word<const Word extends string>(name: string, words: readonly Word[], fallback: Word): Word {
    const setting = this.text(name);
    if (setting === null) return fallback;
    if (!words.includes(setting as Word))
      this.problems.push(`${name} must be one of ${words.join(', ')}, not '${setting}'.`);
    return setting as Word;
  }
  address(name: string, protocols: readonly string[]): string | null {
    const setting = this.text(name);
    if (setting === null) return null;
    const isFine = URL.canParse(setting) && protocols.includes(new URL(setting).protocol);
    // The value is not repeated: it may hold a password.
    if (!isFine)
      this.problems.push(
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      );
    return isFine ? setting : null;
  }
  /** Something that this server asks; null when it is switched off. */
  service(name: string, usual: string): string | null {
    return this.text(name) === 'none' ? null : (this.address(name, ['https:', 'http:']) ?? usual);
  }
}
