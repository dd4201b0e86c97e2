import type { Template } from '../template.ts';

export interface ApplicationConfirmValues {
  firstName: string;
  vacancyTitle: string;
  organizationName: string;
  confirmUrl: string;
  /** Last day on which the button works. */
  validUntil: Date;
}

/** To the applicant: nothing goes to the organisation before this button is pressed. */
export const applicationConfirm: Template<ApplicationConfirmValues> = {
  vouched: ['vacancyTitle', 'organizationName'],
  nl: {
    subject: 'Nog één druk op de knop: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Leuk dat je mee wilt doen met ‘{{ vacancyTitle }}’ van {{ organizationName }}.' },
      {
        text: 'Druk op de knop om je aanmelding te versturen. Zo weten we zeker dat dit e-mailadres van jou is.',
      },
      { button: 'Verstuur mijn aanmelding', to: 'confirmUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}. Daarna wissen we wat je hebt ingevuld.' },
      { text: 'Heb jij je niet aangemeld? Dan hoef je niets te doen. Niemand krijgt je gegevens.' },
    ],
  },
  en: {
    subject: 'Confirm your application: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'It’s great that you would like to join ‘{{ vacancyTitle }}’ at {{ organizationName }}.' },
      {
        text: 'Press the button to send your application. That way we know this email address is yours.',
      },
      { button: 'Send my application', to: 'confirmUrl' },
      {
        text: 'The button works up to and including {{ validUntil }}. After that we erase what you filled in.',
      },
      { text: 'Wasn’t it you who applied? Then there is nothing to do. Nobody will get your details.' },
    ],
  },
};
