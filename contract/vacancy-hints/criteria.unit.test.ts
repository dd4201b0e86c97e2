import { expect, test } from 'vitest';
import { criterionIn } from './criteria.ts';

const texts = (text: string, key: 'paid' | 'experience') => criterionIn(text, key).map((spot) => spot.text);

test.each([
  'Je krijgt een salaris.',
  'Uurloon in overleg',
  'Een betaalde baan voor later',
  'Je werkt als zzp',
  'Je krijgt € 12,50 per uur',
  'Ter vervanging van een zieke collega',
  'Je vervangt vaste medewerkers',
  'Door bezuinigingen zoeken we hulp',
  'Wegens personeelstekort',
  'Een fulltime functie',
  'An hourly wage',
  'Because of budget cuts we need you',
  'You get € 10 an hour',
  'To replace paid staff',
  'An employment contract for a year',
])('%s looks like paid work', (text) => {
  expect(texts(text, 'paid')).toHaveLength(1);
});

test.each([
  'Je krijgt geen salaris.',
  'Dit werk is onbetaald, dus geen uurloon',
  'Je krijgt reiskosten terug',
  'De entree is € 5 per persoon',
  'Je helpt bij de belastingaangifte',
  'Je wisselt een collega af',
  'Je helpt mensen die een baan zoeken',
  'Er komt geen dienstverband van',
  'Een betaalbare maaltijd voor € 4',
  'Je werkt samen met betaalde krachten',
  'There is no salary',
  'Unpaid work, not a paid job',
])('%s does not', (text) => {
  expect(texts(text, 'paid')).toEqual([]);
});

test.each([
  'Je hebt minstens 2 jaar ervaring in een keuken.',
  'Minimaal drie jaar werkervaring',
  'Ervaring is vereist',
  'Diploma verplicht',
  'Hbo-niveau',
  'Mbo opleiding',
  'Je hebt een afgeronde opleiding',
  'Aantoonbare ervaring',
  'Ruime ervaring met kinderen',
  'At least 3 years of experience',
  'A university degree',
  'Experience required',
])('%s demands schooling or experience', (text) => {
  expect(texts(text, 'experience')).toHaveLength(1);
});

test.each([
  'Ervaring is niet nodig.',
  'Ervaring is niet vereist',
  'Geen ervaring vereist',
  'Je doet ervaring op',
  'Een diploma krijg je na de cursus',
  'Je hoeft geen hbo-niveau te hebben',
  'Voor kinderen op de mbo',
  'Een rijbewijs is handig',
  'Je deelt je ervaring',
  'No experience required',
  'You gain experience',
  'Students of the university',
])('%s does not', (text) => {
  expect(texts(text, 'experience')).toEqual([]);
});
