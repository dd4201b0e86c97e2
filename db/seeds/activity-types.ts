/** What organisations do, as residents look for it: the twelve themes of the social map with their types. */

type Named = readonly [id: string, nl: string, en: string];

interface Theme {
  theme: Named;
  icon: string;
  types: readonly Named[];
}

export const activityThemes: readonly Theme[] = [
  {
    theme: ['meeting', 'Ontmoeten en meedoen', 'Meeting and activities'],
    icon: 'coffee',
    types: [
      ['community_centre', 'Buurthuis of inloop', 'Community centre or drop-in'],
      ['eating_together', 'Samen eten', 'Eating together'],
      ['buddy_visits', 'Maatjes en bezoek', 'Buddies and visits'],
      ['day_activities', 'Dagbesteding', 'Day activities'],
    ],
  },
  {
    theme: ['health', 'Zorg en gezondheid', 'Care and health'],
    icon: 'heart-pulse',
    types: [
      ['home_care', 'Zorg thuis', 'Care at home'],
      ['care_home', 'Wonen met zorg', 'Living with care'],
      ['mental_health', 'Psychische gezondheid', 'Mental health'],
      ['disability_support', 'Leven met een beperking', 'Living with a disability'],
      ['dementia_support', 'Leven met dementie', 'Living with dementia'],
    ],
  },
  {
    theme: ['caring', 'Zorgen voor een ander', 'Caring for someone'],
    icon: 'hand-heart',
    types: [
      ['carer_support', 'Steun voor mantelzorgers', 'Support for informal carers'],
      ['respite', 'Even vrij van zorgen', 'Respite care'],
      ['bereavement', 'Rouw en verlies', 'Grief and loss'],
    ],
  },
  {
    theme: ['money', 'Geld en schulden', 'Money and debts'],
    icon: 'wallet',
    types: [
      ['debt_help', 'Hulp bij schulden', 'Help with debts'],
      ['paperwork_help', 'Hulp bij papieren', 'Help with paperwork'],
      ['food_bank', 'Voedselbank', 'Food bank'],
      ['clothing_bank', 'Kleding en spullen', 'Clothes and goods'],
    ],
  },
  {
    theme: ['work_learning', 'Werk en leren', 'Work and learning'],
    icon: 'briefcase',
    types: [
      ['work_experience', 'Werkervaring opdoen', 'Gaining work experience'],
      ['homework_help', 'Huiswerkhulp', 'Homework help'],
      ['digital_skills', 'Computer en telefoon', 'Computer and phone'],
      ['workshop', 'Werkplaats of repaircafé', 'Workshop or repair café'],
    ],
  },
  {
    theme: ['newcomers', 'Taal en nieuwkomers', 'Language and newcomers'],
    icon: 'languages',
    types: [
      ['language_lessons', 'Taalles', 'Language lessons'],
      ['language_cafe', 'Taalcafé of taalmaatje', 'Language café or buddy'],
      ['refugee_support', 'Steun voor vluchtelingen', 'Support for refugees'],
      ['library', 'Bibliotheek', 'Library'],
    ],
  },
  {
    theme: ['parenting', 'Opgroeien en opvoeden', 'Growing up and parenting'],
    icon: 'baby',
    types: [
      ['youth_work', 'Jongerenwerk', 'Youth work'],
      ['play', 'Speeltuin of speelotheek', 'Playground or toy library'],
      ['family_support', 'Steun voor gezinnen', 'Support for families'],
      ['school', 'School', 'School'],
    ],
  },
  {
    theme: ['living', 'Wonen en huishouden', 'Living and household'],
    icon: 'house',
    types: [
      ['odd_jobs', 'Klussen in en om huis', 'Odd jobs at home'],
      ['neighbourhood', 'Buurt en leefomgeving', 'Neighbourhood'],
      ['nature', 'Natuur en groen', 'Nature and green'],
      ['animals', 'Dieren', 'Animals'],
    ],
  },
  {
    theme: ['transport', 'Vervoer', 'Transport'],
    icon: 'bus',
    types: [
      ['local_bus', 'Buurtbus', 'Local bus'],
      ['lifts', 'Meerijden', 'Lifts'],
      ['groceries', 'Boodschappen', 'Groceries'],
    ],
  },
  {
    theme: ['leisure', 'Sport en cultuur', 'Sport and culture'],
    icon: 'trophy',
    types: [
      ['sports_club', 'Sportclub', 'Sports club'],
      ['art_music', 'Kunst en muziek', 'Art and music'],
      ['heritage', 'Museum en erfgoed', 'Museum and heritage'],
      ['festival', 'Evenementen', 'Events'],
    ],
  },
  {
    theme: ['safety', 'Veiligheid en recht', 'Safety and law'],
    icon: 'scale',
    types: [
      ['legal_advice', 'Juridisch advies', 'Legal advice'],
      ['victim_support', 'Hulp aan slachtoffers', 'Victim support'],
      ['mediation', 'Buurtbemiddeling', 'Neighbour mediation'],
      ['first_aid', 'Eerste hulp en toezicht', 'First aid and watch'],
    ],
  },
  {
    theme: ['volunteering', 'Vrijwilligerswerk', 'Volunteering'],
    icon: 'handshake',
    types: [
      ['volunteer_centre', 'Vrijwilligerscentrale', 'Volunteer centre'],
      ['board_support', 'Hulp voor besturen', 'Help for boards'],
    ],
  },
];
