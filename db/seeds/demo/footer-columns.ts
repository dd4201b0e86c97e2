/** What is at the foot of each demo centre's site: only screens that exist. */
export const footerColumns = [
  {
    title: 'Ik wil helpen',
    titleEn: 'I want to help',
    links: [
      { label: 'Voorpagina', labelEn: 'Home', href: '/' },
      { label: 'Alle vacatures', labelEn: 'All vacancies', href: '/vacancies/search' },
      { label: 'Organisatie aanmelden', labelEn: 'Sign up an organisation', href: '/organizations/signup' },
    ],
  },
  {
    title: 'Over ons',
    titleEn: 'About us',
    links: [
      { label: 'Wie we zijn', labelEn: 'Who we are', href: '/over-ons' },
      { label: 'Veelgestelde vragen', labelEn: 'Frequently asked questions', href: '/veelgestelde-vragen' },
      { label: 'Contact', labelEn: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Mijn account',
    titleEn: 'My account',
    links: [
      { label: 'Inloggen', labelEn: 'Sign in', href: '/auth/login-1' },
      { label: 'Aanmelden', labelEn: 'Sign up', href: '/signup' },
      { label: 'Mijn overzicht', labelEn: 'My overview', href: '/dashboard' },
    ],
  },
];
