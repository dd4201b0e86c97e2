import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  spans: {
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    closing: 'until you close your browser',
  },
  titles: {
    terms: 'Terms of use',
    privacy: 'Privacy statement',
    cookies: 'Cookies',
    accessibility: 'Accessibility statement',
  },
  leads: {
    terms: 'What you and {{name}} can expect from each other on this website.',
    privacy: 'What data {{name}} keeps about you, why, for how long, and what say you have in it.',
    cookies: 'What this website stores in your browser, why and for how long.',
    accessibility: 'What {{name}} does so that everyone can use this website, and what to do if you can’t.',
  },
  texts: {
    terms: {
      who: {
        title: 'Whose website is this?',
        text: 'This website is run by {{name}}. We bring people who want to help together with organisations that need a hand. Searching and applying are free.\n\nThese terms apply if you create an account.',
      },
      account: {
        title: 'Your account',
        text: '- You are 16 or older. If you are younger, a parent or guardian has to agree first.\n- What you fill in is true and about yourself.\n- You keep your password to yourself.\n- You can stop at any time: [delete your account](/account/verwijderen).',
      },
      applying: {
        title: 'Applying',
        text: 'When you apply for a vacancy, your message and contact details go to that organisation. The organisation decides whether it is a good match. Whatever you agree on after that is between you and the organisation. Ask them about insurance, expenses and whether you need a certificate of conduct (VOG).\n\nYou can withdraw your application at any time.',
      },
      organizations: {
        title: 'Organisations',
        text: 'We look at every organisation before it joins. It promises us:\n\n{{criteria}}\n\nWe can’t see everything. If something is wrong, please let us know.',
      },
      rules: {
        title: 'What isn’t allowed',
        text: '- Insulting, threatening or excluding anyone.\n- Advertising, or offering paid work as volunteering.\n- Using other people’s data for anything but volunteering.\n- Disrupting the website, or trying to get in where you have no access.\n\nIf this does happen, we may remove a text or close an account. We will tell you why. If you disagree, get in touch with us.',
      },
      care: {
        title: 'What you can expect from us',
        text: 'We do our best to keep the website working and correct. Even so, something may go wrong, or the website may be down for a while. Organisations write their own vacancies and are responsible for what they write and do.\n\nOur [privacy statement](/privacy) tells you how we treat your data.',
      },
      changes: {
        title: 'If something changes',
        text: 'If these terms change, you will find the new text on this page. Dutch law applies.',
      },
    },
    privacy: {
      who: {
        title: 'Who is responsible?',
        text: '{{name}} is responsible for the data on this website. The company that supplies the website stores it for us and may not use it for itself.',
      },
      what: {
        title: 'What we keep and why',
        text: '- **Your account**: your name, email address, password (stored so that nobody can read it) and, if you fill them in, your phone number and gender. You need these to sign in, and we need them to reach you. We keep them because we agreed to give you an account.\n- **If you are under 16**: your year of birth and a parent’s email address. The law says a parent has to agree. After that we erase the address.\n- **Your applications**: your message, name, email address, phone number and your answers to what the vacancy asks besides. The organisation needs these to answer you.\n- **Your organisation**: if you work for an organisation, we keep its details and who you work for.\n- **Your questions to us**: what you asked, what we answered, and your name and email address, so that we can answer you.\n- **Forms**: what you fill in on a form of ours or of an organisation. The form says who asks, and they read it. If we asked you by a link in an email, we also keep your email address, and see which answer is yours.\n- **Your searches**: if you want an email when something comes in, we keep your email address, what you look for and on which days. You stop that in the email itself.\n- **What you save**: which vacancies you save with your account, until you take them off. Nobody else sees that.\n- **Emails and notifications** that we sent you.\n- **Your devices**: where you are signed in, so that you can see if somebody else is using your account.\n- **What happened to your data**: which staff looked something up or changed it, so that we can show that we work with care.\n\nWe sell nothing, and no decision is made by a computer alone.',
      },
      whoSees: {
        title: 'Who sees your data?',
        text: '- Visitors to the website see nothing of your account.\n- An organisation sees your name, email address, phone number and message only once you apply there.\n- Staff of {{name}} can look at your data to help you.\n- The company that supplies the website and the service that sends our emails store data for us.',
      },
      howLong: {
        title: 'For how long?',
        text: '- An application that you don’t confirm by email: {{unconfirmedApplications}}.\n- An application that was turned down or withdrawn: {{applicationsNotTaken}} after the decision. After that we only keep the fact that somebody applied, not who.\n- A search that you want emails about: until you stop it. If you don’t confirm your address, {{unconfirmedAlerts}}.\n- A question to us, with its answer: {{contactMessages}}.\n- What you fill in on a form: as long as the form says, {{formAnswers}} at most. We keep as long who we emailed a link.\n- Other applications: as long as you have your account, or until you ask us to erase them.\n- An account that nobody uses: {{inactiveAccounts}}. We email you {{firstWarning}} and {{lastWarning}} in advance. Then we switch the account off, and {{archivedAccounts}} later we erase it.\n- The text of emails: {{mailTexts}}. Notifications on the website: {{notifications}}.\n- Where you are signed in: until you sign out, or {{session}} after you were last here.\n- Who did what: {{auditEvents}}.\n- If you delete your account yourself, your data goes at once.',
      },
      others: {
        title: 'Maps, videos and statistics',
        text: 'Maps, fonts and pictures come from our own server. The makers of the map can’t see who you are or where you are looking. Videos come from YouTube, and only when you press the button. Until then YouTube knows nothing about your visit.\n\n{{counting}} Read more about [cookies](/cookies).',
      },
      counting: {
        yes: 'We count visits with Google Analytics, but only if you said yes.',
        no: 'We don’t count your visit or follow you.',
      },
      rights: {
        title: 'Your rights',
        text: 'It is your data. You may see it, get a copy, have it corrected and have it erased. You may also object, or ask us to stop using it for a while. Much of this you can do yourself:\n\n- [See your data, see who looked at it and download it](/profiel) (you need to sign in)\n- [Change your data](/profile-edit) (you need to sign in)\n- [Delete your account](/account/verwijderen)\n\nYou can always take back a yes. If you have no account, or if it doesn’t work, get in touch with us. You will get an answer within a month.',
      },
      complaint: {
        title: 'Complaints',
        text: 'Please tell us if something goes wrong. If we can’t work it out together, you can complain to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en) (Autoriteit Persoonsgegevens).',
      },
      safety: {
        title: 'Security',
        text: 'The website can only be reached over a secure connection. Nobody can read your password, not even us. You can protect your account further with a passkey or with codes from an app. There are no names or email addresses in the technical log.',
      },
    },
    cookies: {
      needed: {
        title: 'What is needed',
        text: 'A cookie is a small file that your browser keeps for a website. These cookies are needed to make the website work the way you want. We don’t follow you with them, so you don’t have to agree to them.\n\n{{list}}',
      },
      line: '**{{names}}** ({{span}}): {{about}}',
      about: {
        center: 'which volunteer centre this website belongs to',
        locale: 'the language you chose',
        colours: 'light or dark colours, if you chose them',
        session:
          'that you are signed in. If you didn’t choose to stay signed in, they go when you close your browser',
        signedUp: 'that you created an account in this browser, so that confirming it is quicker',
        flash: 'what we tell you on the next page, such as ‘Saved’',
        consent: 'whether we may count your visit',
        organization: 'which organisation you are working for now',
        rail: 'whether you want a narrow or a wide menu, for staff',
        columns: 'which columns you want to see in lists, for staff',
        ownSession: 'for administrators only: their own session while they are helping somebody else',
      },
      storage: {
        title: 'What else stays in your browser',
        text: 'Your browser keeps what you type in a form until you send it or close the tab, so that nothing gets lost. It also remembers where you were on a page and which colours you chose. None of this is sent to us.\n\nIf you save a vacancy without an account, your browser remembers which one until you take it off. Others who use the same device can see that. If you sign in, they move to your account and off the device. Your browser also remembers the last {{seen}} vacancies that you viewed, until you sign out or clear the list. Below your saved vacancies you can also switch that off. These lists are not kept in cookies. We only get the numbers of those vacancies, to show them when you open your list. We do not keep that.',
      },
      counting: {
        title: 'Counting visits',
        text: 'We would like to know which pages help people. We use Google Analytics for that, but only if you say yes. Google then keeps the cookie **_ga** and cookies whose names start with it, for two years at most. If you say no, everything works the same.\n\nWe keep your answer for {{consent}}. Would you like to change it? Choose ‘Cookie settings’ at the bottom of the page. After a no we remove Google’s cookies.',
      },
      noCounting: {
        title: 'Counting visits',
        text: 'We don’t count your visit. There are no cookies from others on this website.',
      },
      video: {
        title: 'Videos',
        text: 'We only load a YouTube video once you press the button. After that, YouTube may store something in your browser.',
      },
      away: {
        title: 'Removing cookies',
        text: 'You can see and remove cookies in your browser’s settings. You will then be signed out. Our [privacy statement](/privacy) says more about your data.',
      },
    },
    accessibility: {
      goal: {
        title: 'What we want',
        text: 'Everyone should be able to take part here, including people who don’t see or hear well, who don’t use a mouse or who find reading hard. {{name}} cares about that. That is why this website is built to the WCAG 2.2 standard, level AA.',
      },
      status: {
        title: 'Where we stand',
        text: 'The makers of the website test it themselves. No independent audit has been done yet, so we can’t say that everything meets the standard.',
      },
      tested: {
        title: 'What has been tested',
        text: '- Every screen, with a program that looks for failures of WCAG 2.2 AA, in Dutch and English, in light and dark, on a phone and on a computer.\n- The controls, with the keyboard alone.\n- Letters twice as large.\n- Forms and links without JavaScript.',
      },
      limits: {
        title: 'What is not good enough yet',
        text: '- It has not been tested with every aid, such as screen readers.\n- Organisations write their own texts and choose their own photos. These are not always easy to read or well described.\n- YouTube videos don’t always have captions.\n- Searching on the map is hard if you can’t see it. Everything on the map is also in the list beside it.',
      },
      report: {
        title: 'Have you run into a problem?',
        text: 'Please let us know. Tell us which page it was and what didn’t work. We will help you in another way, and tell you whether and when we will fix it.',
      },
      complaint: {
        title: 'Not happy with our answer?',
        text: 'If you don’t agree with our answer, you can turn to the [Netherlands Institute for Human Rights](https://www.mensenrechten.nl/english). For a government website you can also turn to the [National Ombudsman](https://www.nationaleombudsman.nl/english).',
      },
    },
  },
} satisfies Words<typeof nl>;
