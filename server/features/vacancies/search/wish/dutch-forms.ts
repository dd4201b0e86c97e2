/** Other forms of a Dutch word that PostgreSQL's stemmer keeps apart: 'huis' and 'huizen', 'koken' and 'kookt'. */

const openSyllable = /^(.*?)([aeiou])([bcdfgklmnprstvz])en$/;
const doubled = /^(.*[aeiou])([bdfgklmnprst])\2en$/;
const softened: Readonly<Record<string, string>> = { v: 'f', z: 's' };
const hardened: Readonly<Record<string, string>> = { f: 'v', s: 'z' };

/** 'kook' of 'koken', 'huis' of 'huizen', 'bus' of 'bussen', 'brief' of 'brieven'. */
function singular(word: string): string[] {
  const [, head = '', consonant = ''] = doubled.exec(word) ?? [];
  if (head) return [head + consonant];
  const bare = word.slice(0, -2);
  const last = bare.at(-1) ?? '';
  const closed = bare.slice(0, -1) + (softened[last] ?? last);
  const [, before = '', sound = ''] = openSyllable.exec(word) ?? [];
  const isLong = sound !== '' && !/[aeiou]$/.test(before);
  return isLong ? [before + sound + sound + (softened[last] ?? last)] : [closed];
}

/** 'huizen' of 'huis', 'brieven' of 'brief'; with one vowel of two in an open syllable. */
function plural(word: string): string[] {
  const last = word.at(-1) ?? '';
  const isAfterVowel = /[aeiou].$/.test(word);
  const soft = word.slice(0, -1) + ((isAfterVowel && hardened[last]) || last);
  const opened = soft.replace(/([aeou])\1([a-z])$/, '$1$2');
  return [`${opened}en`];
}

/** Of a verb: what somebody does, and has done. */
const conjugated = (stem: string) => [`${stem}t`, `ge${stem}${/[tkfschp]$/.test(stem) ? 't' : 'd'}`];

/** Other forms of the word, without itself; none of a word too short to have any. */
export function dutchForms(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  const forms = new Set<string>();
  const add = (...found: string[]) => found.forEach((form) => form.length > 2 && forms.add(form));
  if (/[^aeiou]en$/.test(word) && word.length > 4)
    for (const stem of singular(word)) add(stem, ...conjugated(stem));
  if (/[^aeiou]t$/.test(word) && word.length > 4) {
    const stem = word.slice(0, -1);
    add(stem, ...plural(stem));
  }
  if (/[^aeiou][td]e$/.test(word) && word.length > 5) {
    const stem = word.slice(0, -2);
    add(stem, ...conjugated(stem), ...plural(stem));
  }
  if (word.endsWith('jes')) add(word.slice(0, -1));
  else if (/(e|er|aar|or)s$/.test(word)) add(word.slice(0, -1));
  if (/[^aeiou]$/.test(word) && !word.endsWith('en')) add(...plural(word));
  // 'kook' of 'kok': the stemmer has one form for both, but not for 'kookt'.
  const [, start = '', sound = '', end = ''] = /^([^aeiou]*)([aeou])([kpt])$/.exec(word) ?? [];
  if (end) add(`${start}${sound}${sound}${end}t`);
  forms.delete(word);
  return [...forms];
}
