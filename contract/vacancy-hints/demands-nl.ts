/** How Dutch texts demand an age, a sex, an origin or a religion. */
import type { DemandRules } from './demand-rules.ts';

export const demandsNl: DemandRules = {
  demands: {
    age: [
      /\b(?:je|jij|u) (?:bent|moet)(?: \S{1,12}){0,3} \d{2} jaar\b(?! ervaring| werkervaring)/giu,
      /\b(?:ben|bent) (?:je|jij|u)(?: \S{1,12}){0,2} \d{2} jaar\b(?: of ouder| of jonger)?/giu,
      /\bje leeftijd (?:is|ligt) (?:tussen )?[^.!?\n]{1,30}/giu,
      /\bleeftijd(?:sgrens)?:? ?(?:van |is |tussen |vanaf |minimaal |minstens ){1,2}(?:de )?\d{2}\b/giu,
      /\b(?:minimumleeftijd|maximumleeftijd|leeftijdsgrens)\b(?:[ :]{1,2}(?:is |van )?\d{2}(?: jaar)?)?/giu,
      /\b(?:minimaal|minstens|ten minste|tenminste|vanaf|hooguit|maximaal) \d{2} jaar(?: oud| of ouder| en ouder)?\b(?! ervaring| werkervaring| actief| geleden| lang)/giu,
      /\bniet (?:ouder|jonger) dan \d{1,3}(?: jaar)?/giu,
      /\b(?:alleen|uitsluitend|enkel|liefst|bij voorkeur|het liefst)(?: voor)? (?:jongeren|jonge mensen|jonge vrijwilligers|gepensioneerden|senioren|mensen (?:onder|boven) de \d{2})\b/giu,
      /\bjonge?,? (?:en )?(?:enthousiaste|dynamische|dynamisch|fitte|energieke) (?:vrijwilliger|collega|mens|kracht|teamlid|persoon)(?:en|s)?\b/giu,
    ],
    sex: [
      /\b(?:alleen|uitsluitend|enkel|liefst|bij voorkeur|voorkeur voor|op zoek naar|zoeken|zoekt|zoek|gezocht:?|gevraagd:?)(?: naar| voor| een| enkele| sterke| stevige| handige| lieve| jonge| vlotte){0,3} (?:mannen|man|vrouwen|vrouw|dames|dame|heren|heer|meisjes|meisje|jongens|jongen|jongedame|jongeman)\b(?!,? ?(?:en|of|\/) ?(?:een )?(?:vrouw|man|dame|heer|meisje|jongen))/giu,
      /\b(?:mannelijke|vrouwelijke) (?:vrijwilliger|begeleider|maatje|chauffeur|trainer|coach|collega|kandidaat|hulp|bezoeker van)(?:s|en)?\b/giu,
      /\b(?:je bent|ben jij|bent u) (?:een )?(?:man|vrouw|dame|heer|mannelijk|vrouwelijk)\b(?!,? (?:of|en) )/giu,
    ],
    origin: [
      /\b(?:alleen|uitsluitend|enkel|liefst|bij voorkeur|voorkeur voor)(?: voor| een){0,2} (?:nederlanders?|autochtonen?|westerse|blanken?|witte|turken|turkse|marokkanen|marokkaanse|surinamers|surinaamse|poolse|oekraïense|nederlandse (?:vrijwilligers?|mensen|kandidaten))\b/giu,
      /\b(?:je bent|je hebt|je komt|je bezit|u bent|u hebt|bezit van)(?: de| een| van| oorspronkelijk| uit){0,3} (?:nederlandse (?:nationaliteit|afkomst|komaf)|nederlander|westerse (?:afkomst|achtergrond)|autochtoon|geboren in nederland)\b/giu,
      /\b(?:nederlandse nationaliteit|nederlandse afkomst) (?:is )?(?:vereist|verplicht|nodig|een vereiste|noodzakelijk)\b/giu,
      /\bgeen (?:buitenlanders|allochtonen|asielzoekers|vluchtelingen|statushouders)\b/giu,
      /\b(?:native speaker|moedertaalspreker|accentloos nederlands|zonder accent|nederlands(?: is| als) (?:je )?moedertaal)\b/giu,
    ],
    religion: [
      /\b(?:alleen|uitsluitend|enkel|liefst|bij voorkeur|voorkeur voor)(?: voor| een){0,2} (?:christenen|christen|christelijke|moslims|moslima's|islamitische|joodse|katholieken|katholieke|protestanten|protestantse|gelovigen|gelovige)\b/giu,
      /\b(?:je bent|u bent|je bent een)(?: een| overtuigd| belijdend| actief| praktiserend| meelevend){0,3} (?:christen|christelijk|moslim|katholiek|protestant|gelovig|joods|hindoe|lid van (?:de|een|onze|je) (?:kerk|gemeente|moskee))\b/giu,
      /\b(?:geen|zonder) (?:hoofddoek|keppeltje|religieuze (?:kleding|symbolen|tekens))\b/giu,
      /\b(?:onderschrijft|onderschrijf|deelt|staat achter) (?:de|onze|het) (?:christelijke |protestantse |katholieke |islamitische )?(?:grondslag|geloofsbelijdenis|geloof|christelijke identiteit)\b/giu,
      /\b(?:christelijke|islamitische|joodse|katholieke|protestantse) (?:levensovertuiging|achtergrond|identiteit|geloofsovertuiging) (?:is )?(?:vereist|verplicht|nodig|gewenst|een vereiste|een pre)\b/giu,
    ],
  },
  notMeant:
    /\b(?:ongeacht|maakt niet uit|hoef(?:t|je)?(?: je| u)? (?:\S{1,12} ){0,3}niet|geen eis|niet belangrijk|geen probleem|speelt geen rol|besta(?:at|an)|welke (?:leeftijd|afkomst|achtergrond)|welk geloof|iedereen is welkom|vrouwen en mannen|mannen en vrouwen)\b|\b(?:voor|met|aan|van|begeleid(?:t|en)?|help(?:t|en)?|bezoek(?:t|en)?|ondersteun(?:t|en)?|leer(?:t|en)?) (?:de |onze )?(?:jongeren|ouderen|senioren|tieners|jeugd|volwassenen|mensen) (?:\S{1,12} ){0,2}(?:vanaf|minimaal|minstens|maximaal|hooguit)\b|(?:kinderen|deelnemers|bezoekers|leerlingen|bewoners|gasten|leden|cliënten|lessen|les|groep|training|cursus|zwemuur|inloop|bijeenkomst|activiteit|eetclub|koor) (?:is |zijn |die |van |er is )?(?:\S{1,12} ){0,3}(?:alleen|uitsluitend|enkel|niet ouder|niet jonger|vanaf|minimaal|maximaal|hooguit)\b/iu,
};
