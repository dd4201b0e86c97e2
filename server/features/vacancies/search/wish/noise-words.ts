/**
 * Words besides the fillers that PostgreSQL keeps out of its index of words, as nearly every text has them. Who types only such a word
 * would find nothing, although every vacancy has it: they say nothing of a vacancy, and are read so.
 */
const read = (words: string) => words.trim().split(/\s+/);

export const dutchNoise = read(`
  hij was had maar hem dan men dit zo door over zich tot je uit der daar haar heeft deze u zal zij nu ge geen omdat toch al waren
  veel meer toen moet zonder dus alles onder ja eens hier werd altijd doch wordt wezen zelf tegen na reeds kon niets uw geweest
  andere
`);

export const englishNoise = read(`
  myself ours ourselves you your yours yourself yourselves he him his himself she her hers herself its itself their theirs
  themselves what whom this these those are was were been being has had having does did but if because until while about against
  between into through during before after above below up down out off over under again further then once here there when why all
  any both each few more most other such no nor not own same so than too very t will don should now
`);
