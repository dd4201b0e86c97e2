/** Words of a conversation. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const conversationWords = ownWords(
  {
    read: 'gelezen',
    unread: 'ongelezen',
    typing: (name: string) => `${name} typt`,
    send: 'Verstuur',
    sending: 'Bezig…',
    hint: (key: string) => `${key} en Enter verstuurt`,
    kept: 'Je tekst staat hier nog.',
    empty: 'Schrijf eerst een bericht',
  },
  {
    read: 'read',
    unread: 'unread',
    typing: (name: string) => `${name} is typing`,
    send: 'Send',
    sending: 'Busy…',
    hint: (key: string) => `${key} and Enter to send`,
    kept: 'Your text is still here.',
    empty: 'Write a message first',
  },
);
