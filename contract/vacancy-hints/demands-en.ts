/** How English texts demand an age, a sex, an origin or a religion. */
import type { DemandRules } from './demand-rules.ts';

export const demandsEn: DemandRules = {
  demands: {
    age: [
      /\byou (?:are|must be|should be|have to be)(?: \S{1,12}){0,3} \d{2} (?:years?|or over|or older|or under|or younger)\b(?! (?:of experience|from|away))/giu,
      /\b(?:aged|ages) (?:between )?\d{2}(?: ?(?:and|to|-|–) ?\d{2}| or over| or older| and over|\+)/giu,
      /\b(?:minimum|maximum) age\b(?:[ :]{1,2}(?:is |of )?\d{2})?/giu,
      /\b(?:not|no) (?:older|younger) than \d{1,3}/giu,
      /\bat least \d{2} years (?:old|of age)\b/giu,
      /\b(?:only|preferably)(?: for)? (?:young people|young adults|young volunteers|pensioners|retired people|people (?:under|over) \d{2})\b/giu,
      /\byoung,? (?:and )?(?:dynamic|energetic|fit|enthusiastic) (?:volunteer|person|people|colleague|team member)s?\b/giu,
    ],
    sex: [
      /\b(?:only|preferably|looking for|we need|wanted:?|seeking)(?: for| a| an| strong| handy| some| young){0,3} (?:men|man|women|woman|ladies|lady|gentlemen|gentleman|girls?|boys?|males?|females?)\b(?!,? ?(?:and|or|\/) ?(?:a )?(?:women|woman|men|man|ladies|girls?|boys?|females?|males?))/giu,
      /\b(?:male|female) (?:volunteer|coach|driver|trainer|mentor|buddy|companion|leader)s?\b/giu,
      /\byou are (?:a )?(?:man|woman|male|female)\b(?!,? or )/giu,
    ],
    origin: [
      /\b(?:only|preferably)(?: for| a){0,2} (?:dutch (?:people|nationals|citizens|volunteers)|western(?:ers)?|white people|turkish|moroccan|native (?:dutch|speakers?))\b/giu,
      /\byou (?:are|have|hold|were)(?: a| of| the| originally){0,3} (?:dutch (?:nationality|national|citizen|descent|origin)|western (?:background|descent)|born in the netherlands)\b/giu,
      /\bdutch nationality (?:is )?(?:required|needed|necessary|a must)\b/giu,
      /\bno (?:foreigners|immigrants|refugees|asylum seekers)\b/giu,
      /\b(?:native speakers?|without an accent|no accent|mother tongue (?:is|must be) (?:dutch|english))\b/giu,
    ],
    religion: [
      /\b(?:only|preferably)(?: for| a){0,2} (?:christians?|muslims?|jews|jewish|catholics?|protestants?|believers)\b/giu,
      /\byou are(?: a| an| committed| practising| active){0,3} (?:christian|muslim|catholic|protestant|jewish|hindu|believer|member of (?:a|the|our) (?:church|mosque|congregation))\b/giu,
      /\bno (?:headscar(?:f|ves)|hijabs?|religious (?:clothing|symbols|signs))\b/giu,
      /\b(?:subscribe to|share|endorse) (?:the|our) (?:christian |islamic |catholic )?(?:faith|creed|statement of faith)\b/giu,
      /\b(?:christian|muslim|jewish|catholic) (?:faith|background|identity|conviction) (?:is )?(?:required|needed|preferred|a must|an advantage)\b/giu,
    ],
  },
  notMeant:
    /\b(?:regardless|whatever your|does(?: not|n't) matter|is not important|is no problem|has existed|(?:do not|don't|need not) (?:need|have) to|no need to|any (?:age|background|faith)|everyone is welcome|men and women|women and men)\b|\b(?:for|with|to|help|guide|visit|support|teach) (?:our |the )?(?:young people|older people|seniors|teenagers|adults) (?:\S{1,12} ){0,2}(?:aged|at least|not older|not younger)\b|\b(?:children|participants|visitors|pupils|residents|guests|members|class|classes|group|training|course|session|club|choir) (?:is |are |who are |of )?(?:\S{1,12} ){0,3}(?:only|aged|at least|not older|not younger)\b/iu,
};
