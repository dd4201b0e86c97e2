/** Texts to begin a vacancy with, by subject, in English: content that its writer makes their own, whatever the language of the screen. */

export const headings = {
  do: 'What will you do?',
  who: 'Who are we looking for?',
  whoText: 'You like meeting people. No experience is needed.',
  offers: 'What do we offer?',
  offersText: 'You get coffee, guidance and a regular contact. We pay your travel costs.',
  practical: 'Good to know',
  practicalText: 'How many hours is it, and what else should somebody know?',
} as const;

export const templates = {
  activities: {
    title: 'Help at the games afternoon',
    text: 'You put out games and coffee and play along with the visitors.',
  },
  buddy: {
    title: 'Buddy for a walk and a chat',
    text: 'You visit somebody every week. You have coffee or go for a walk together.',
  },
  language: {
    title: 'Language buddy: practise Dutch together',
    text: 'You talk for an hour a week with somebody who is learning Dutch.',
  },
  teaching: {
    title: 'Help a child with homework',
    text: 'You sit with a child who does homework and explain what is hard.',
  },
  admin: {
    title: 'Help people with their paperwork',
    text: 'You read letters with people and fill in forms together.',
  },
  host: { title: 'Host at the drop-in', text: 'You welcome visitors, pour coffee and have a chat.' },
  board: { title: 'Think along on the board', text: 'You meet once a month and take on one task.' },
  finance: {
    title: 'Treasurer with a good overview',
    text: 'You pay bills, keep the books and make a budget.',
  },
  ict: {
    title: 'Help people with their phone or computer',
    text: 'You explain calmly how things work and solve small problems.',
  },
  comms: {
    title: 'Write and photograph for our newsletter',
    text: 'You make a few short items with photos every month.',
  },
  events: {
    title: 'Help on the day of the street party',
    text: 'You help build up, show people the way and clear up afterwards.',
  },
  hospitality: {
    title: 'Cook for the neighbours’ table',
    text: 'You cook a meal for the neighbourhood with a small team.',
  },
  retail: {
    title: 'Help in the charity shop',
    text: 'You sort goods, arrange the shop and help customers.',
  },
  culture: {
    title: 'Guide at the museum',
    text: 'You show visitors around the museum and tell the stories.',
  },
  nature: {
    title: 'Work together in the garden',
    text: 'You sow, weed and harvest with a group from the area.',
  },
  sport: {
    title: 'Coach for a youth team',
    text: 'You train the team once a week and come along to matches.',
  },
  handyman: {
    title: 'Handy helper for small jobs',
    text: 'You hang a lamp or mend a tap in people’s homes.',
  },
  transport: {
    title: 'Driver for a trip to the doctor',
    text: 'You pick somebody up, take them to their appointment and back.',
  },
} as const;
