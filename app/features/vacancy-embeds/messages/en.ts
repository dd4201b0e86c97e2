export default {
  titles: { code: 'Vacancies on another website' },
  heading: 'Show vacancies on your own website',
  text: 'Put one of these codes on your website, or give it to whoever makes the website. The list keeps itself up to date. It brings no cookies.',
  frameTitle: 'Volunteer work',
  search: 'What is in the list',
  everything: 'All vacancies',
  changeSearch: 'Choose other vacancies',
  look: 'See the list',
  ways: {
    script: {
      title: 'With a script',
      text: 'The frame adapts to the height of the list.',
    },
    frame: {
      title: 'Without script',
      text: 'For websites that allow no scripts. The frame keeps a fixed height.',
    },
  },
  copy: 'Copy this code',
  copied: 'The code has been copied',
  notCopied: 'Copying does not work here. Select the code above.',
} as const;
