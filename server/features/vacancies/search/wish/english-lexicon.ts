/**
 * Everyday English words, and what vacancies call it. Our own list, written for this product; it may be used as the product may.
 * A line: what people type, by comma : words of vacancies = what they are filed under (filter=ids).
 */
export const englishLexicon = `
elderly, elderly people, old people, older people, seniors, senior citizens, pensioners, grandparents, grandma, nursing home, care home, retirement home, old folks, the aged, residents : residents resident older = target_group=elderly
kids, children, child, toddlers, little ones, primary school, pupils, young children, schoolchildren, youngsters : children child = target_group=children
teens, teenagers, youth, young people, adolescents, young adults, students at school, pupils : young youth = target_group=youth
chronically ill, sick people, the sick, long-term illness, hospice, patients, terminally ill, cancer patients : ill guests = target_group=chronically_ill
disabled, disabled people, wheelchair, physical disability, handicapped, wheelchair users, reduced mobility : wheelchair = target_group=physical_disability
learning disability, intellectual disability, mental disability, special needs, down syndrome, disability, adapted sports : intellectual disability = target_group=intellectual_disability
blind, deaf, visually impaired, hard of hearing, sign language, blind people, deaf people : blind deaf = target_group=sensory_disability
mental health, depression, psychiatric, psychological problems, vulnerable people, anxiety, addiction, autism : mental health = target_group=mental_vulnerability
homeless, homeless people, rough sleepers, shelter, people on the street, homelessness, without a home : homeless = target_group=homeless
refugees, refugee, asylum seekers, asylum seeker, newcomers, migrants, immigrants, foreigners, ukrainians, syrians, status holders : refugees newcomers = target_group=refugees
carers, informal carers, caregivers, family carers, caring for family, respite care, family of patients : family = target_group=informal_carers
poor people, poverty, low income, food bank, people in need, debt, poor families, benefits : grocery crates = target_group=low_income
neighbours, neighbors, neighbourhood, neighborhood, people nearby, local people, community, district : neighbours neighbourhood = target_group=neighbours
dementia, alzheimer, alzheimers, memory loss, people with dementia, forgetful people, memory problems : dementia = target_group=dementia

company, lonely people, lonely, loneliness, befriending, buddy, companion, companionship, keep someone company, visiting, visit people, friend, chat, have a chat : buddy companion visit chat = category=buddy
walking, walk, walks, going for a walk, hiking, strolling, dog walking : walk walking guide =
recreation, games, board games, playing, play, fun activities, activities, bingo, crafts, babysitting, babysit, childcare, childminding, playground : games play childminding playground craft toy = category=activities
language, teach dutch, dutch lessons, dutch, language lessons, integration, language buddy, language coach, conversation, practise dutch, practice dutch, learn dutch : language dutch = category=language vacancy_type=language
teaching, teach, tutor, tutoring, homework, homework help, teacher, reading aloud, read to children, reading, lessons, education, school, coaching : teacher homework reader read teach = category=teaching
paperwork, administration, admin, forms, office, office work, letters, taxes, tax, filing, post, mail, clerical : paperwork post folders forms letters = category=admin
host, hosting, hostess, reception, receptionist, front desk, welcome people, welcoming, greet people, making coffee, serve coffee, hospitality host : host welcome tea = category=host
board, committee, chair, chairman, secretary, governance, organising, management, trustee, minutes, leadership : board secretary minutes agenda = category=board
money, fundraising, raise money, bookkeeping, accounting, accountant, treasurer, finance, grants, funds, donations, sponsors : fundraiser funds treasurer budget = category=finance
pc, computer, computers, computer help, it, it support, laptop, internet, smartphone, phone, tablet, digital, website, programming, coding, tech support, e-mail : computer laptop digital online e-mail = category=ict
communication, social media, facebook, instagram, writing, photography, photographer, photos, filming, marketing, pr, translate, translating, translation, interpreter, translator, design, editing : media posts translator photos = category=comms
events, event, festival, party, parties, fair, market, set up stalls, event help : fair market stalls = category=events
cooking, cook, chef, kitchen, food, make food, baking, meals, catering, serving, dishes, washing up, bar, restaurant, waiter : cook cooking chef restaurant soup meal = category=hospitality
shop, shops, selling, sales, cashier, till, second-hand, second hand, thrift store, charity shop, sorting, recycling, hand out food, packing, distribution : shop cashier sorter till library = category=retail
culture, art, arts, museum, theatre, theater, music, singing, sing, piano, guitar, play music, playing music, heritage, history, tour guide, creative, drawing, painting pictures : museum pianist play studio songs guide = category=culture
nature, environment, animals, animal, outdoors, outside, birds, plants, litter, clean up, green, sustainability, forest, conservation, cleaning up nature : nature garden outside = category=nature
gardening, garden, mowing, mow the lawn, weeding, gardener, yard work, lawn, pruning : garden mowing lawn lawns = category=nature
sport, sports, exercise, football, soccer, coach a team, trainer, training, gym, fitness, swimming, referee : football sport train = category=sport
repairs, repair, odd jobs, handyman, diy, fix, fixing, fix things, painting, carpentry, woodwork, building, mending, with my hands, manual work, mechanic, hands-on : repairing mechanic woodworker mending maintaining painting fix = category=handyman
bikes, bike, bicycle, bicycles, cycling, bike repair, fix bikes, fixing bikes, repair bikes : bicycle cycling cycle bike =
sewing, sew, clothes, tailor, make clothes, needlework : sewing mending =
driving, drive, driver, car, transport, taxi, van, bus, delivery, deliver, courier, groceries, shopping for people, driving licence, lifts, hospital trips, do shopping : driver courier deliver van bus collect = category=transport

one-off, once, one day, one time, just once, single day, short-term, one-time : once = tag=once
regularly, weekly, every week, regular, long-term, fixed day, on a regular basis : week regular = tag=regularly
a few days, several days, multiple days, few times, short project, short period : days = tag=multi_day
flexible, my own time, own time, whenever i want, flexible hours, own schedule, own pace, when it suits me : flexible own = tag=flexible
free, free of charge, at no cost, for free, costs nothing, free activity : free = tag=free
from home, at home, remote, remotely, online, work from home, home-based : home online video = remote=remote
help a neighbour, helping neighbours, help someone, one on one, one-on-one, help at home, neighbour help : help wanted = vacancy_type=neighbour-help,one-on-one,p2p
activity, join in, something to join, meet people, meeting people, workshop : expect = vacancy_type=activity
university, university students, student, students, twenties, young professionals, gap year = age_group=18_27
internship, school internship, secondary school, placement, work placement, high school, community service = age_group=13_15,16_17
under 18, minors, below 18, younger than 18, under age, teenage volunteers = age_group=under_18,13_15,16_17
retired, retirees, retirement, over 65, 65+, pension = age_group=65_plus
thirties, forties, besides my job, working people, next to my job, young parents = age_group=28_45
fifties, over 50, 50+, sixties, fifty plus, middle aged = age_group=46_64
`;

/** Words of a wish that say nothing of the vacancy. */
export const englishFillers =
  'i want we would like to something anything with for on in the a an and or at by of from my me can could do doing looking look find nice some kind somewhere is that which have am time bit hour hours as also just only love people someone somebody where who how near nearby area around close us our it they them be some give useful good go going d m ll s who need needs'.split(
    ' ',
  );
/** The same, but searched when nothing else is asked. */
export const englishHelp =
  'help helping volunteer volunteering volunteers work working job jobs vacancy vacancies support assist care'.split(
    ' ',
  );
