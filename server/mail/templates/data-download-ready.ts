import type { Template } from '../template.ts';

export interface DataDownloadReadyValues {
  firstName: string;
  downloadUrl: string;
  /** Last day on which the file is there. */
  validUntil: Date;
}

/** To who asked for their own data. The file is behind signing in, never in the mail. */
export const dataDownloadReady: Template<DataDownloadReadyValues> = {
  nl: {
    subject: 'Je gegevens staan klaar',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Je vroeg om je gegevens. Het bestand staat klaar op je profiel. Je logt eerst in, zodat niemand anders erbij kan.',
      },
      { button: 'Haal mijn gegevens op', to: 'downloadUrl' },
      { text: 'Het bestand blijft een dag staan, tot {{ validUntil }}. Daarna wissen we het.' },
      { text: 'Was jij dit niet? Verander dan je wachtwoord.' },
    ],
  },
  en: {
    subject: 'Your data is ready',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'You asked for your data. The file is ready on your profile. You have to sign in first, so that nobody else can get it.',
      },
      { button: 'Download my data', to: 'downloadUrl' },
      { text: 'The file stays there for a day, until {{ validUntil }}. After that we erase it.' },
      { text: 'Wasn’t it you? Then change your password.' },
    ],
  },
};
