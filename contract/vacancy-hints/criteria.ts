/**
 * Signs of what the criteria of the association of volunteer centres (NOV) ask about, in both languages: work that ought to be paid, and demands of
 * schooling or experience.
 */
import type { Spot } from './hard-words.ts';

export const criteria = {
  paid: [
    /\b(?:uurloon|uurtarief|salaris|loonschaal|brutoloon|nettoloon|betaalde baan|betaalde functie|zzp|zzp'er|arbeidscontract|arbeidsovereenkomst|dienstverband|vakantiegeld)\b/giu,
    /\b(?:hourly wage|salary|paid job|paid position|employment contract|self-employed|holiday pay)\b/giu,
    /€ ?\d{1,4}(?:[.,]\d\d)? (?:per|an) (?:uur|hour)\b/giu,
    /\b(?:in plaats van|ter vervanging van|vervangt|vervang je|vervangen van) (?:een |de |onze |ons )?(?:zieke |betaalde |vaste ){0,2}(?:kracht|krachten|collega|medewerker|medewerkers|personeel|beroepskracht|beroepskrachten)\b/giu,
    /\b(?:wegens|door|vanwege) (?:de )?(?:bezuinigingen|bezuiniging|personeelstekort|een personeelstekort)\b/giu,
    /\b(?:replaces?|instead of|to replace) (?:a |an |our |the )?(?:paid |sick ){0,2}(?:staff|employees?|colleagues?|workers?)\b/giu,
    /\b(?:because of|due to) (?:the )?(?:budget cuts|cutbacks|staff shortages?)\b/giu,
    /\b(?:fulltime|full-time|voltijds?|fulltimer)\b/giu,
  ],
  experience: [
    /\b(?:minstens|minimaal|ten minste|at least) \S{1,8} (?:jaar|years?)(?: of)? (?:ervaring|werkervaring|experience)[^.!?\n]{0,40}/giu,
    /\b(?:ervaring|diploma|werkervaring|experience|degree|diploma) (?:is )?(?:vereist|verplicht|noodzakelijk|een must|required|essential|a must)\b/giu,
    /\b(?:mbo|hbo|wo)[ -](?:niveau|diploma|werk- en denkniveau|opleiding|opgeleid)\b/giu,
    /\b(?:in het bezit van|je hebt) (?:een )?(?:afgeronde opleiding|diploma|universitaire opleiding)\b/giu,
    /\b(?:relevante|aantoonbare|ruime) (?:werkervaring|ervaring|opleiding)\b/giu,
    /\b(?:university degree|college degree|proven experience|relevant qualifications?)\b/giu,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** In a sentence with one of these nothing is asked or paid. */
const notMeant = {
  paid: /\b(?:geen|niet|zonder|onbetaald|no|not|without|unpaid)\b/iu,
  experience:
    /\b(?:geen|niet nodig|niet vereist|niet verplicht|hoeft niet|hoef je|no|not required|not needed|not necessary)\b/iu,
} as const;

const clauseLength = 40;

/** The words just before and after, within the sentence. */
const around = (text: string, start: number, end: number) => {
  const before = text.slice(Math.max(0, start - clauseLength), start).split(/[.!?\n]/u);
  const after = text.slice(end, end + clauseLength).split(/[.!?\n]/u);
  return `${before.at(-1) ?? ''}${text.slice(start, end)}${after[0] ?? ''}`;
};

/** Where a criterion is touched. */
export const criterionIn = (text: string, key: keyof typeof criteria): Spot[] =>
  criteria[key]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: found, index }) => !notMeant[key].test(around(text, index, index + found.length)))
    .map(({ 0: found, index }) => ({ start: index, text: found.trimEnd() }))
    .toSorted((one, other) => one.start - other.start);
