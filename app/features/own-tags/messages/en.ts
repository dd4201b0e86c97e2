import type nl from './nl.ts';

const en: typeof nl = {
  titles: { list: 'Keywords', show: 'Keyword' },
  trail: 'Where you are',
  all: 'Vacancies',
  lead: 'Words that people add to a vacancy themselves.',
  list: { empty: 'No keywords yet', emptyText: 'Add one to a vacancy. It will be here as well.' },
  look: 'See what is online',
  vacancies_one: '{{number}} vacancy',
  vacancies_other: '{{number}} vacancies',
  rename: {
    name: 'Keyword',
    hint: 'It changes at every vacancy',
    save: 'Save',
    done: 'It is called {{name}} now',
  },
  merge: {
    title: 'Merge with another',
    lead: 'Every vacancy with {{name}} gets the other word instead.',
    into: 'This keyword stays',
    choose: 'Choose a keyword',
    save: 'Merge',
    done: 'Merged with {{name}}',
  },
  remove: {
    open: 'Remove this keyword',
    ask_one: 'It goes away at {{number}} vacancy.',
    ask_other: 'It goes away at {{number}} vacancies.',
    sure: 'Remove',
    done: 'The keyword is gone',
  },
};

export default en;
