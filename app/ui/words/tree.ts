/** Words of trees and lists that are put in order by hand. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const treeWords = ownWords(
  {
    keys: 'Met Alt en de pijltjes verplaats je een regel; Alt met pijltje naar rechts maakt er een onderdeel van.',
    listKeys: 'Met Alt en de pijltjes verplaats je een regel.',
    drag: (name: string) => `Versleep ${name}`,
    up: (name: string) => `Zet ${name} hoger`,
    down: (name: string) => `Zet ${name} lager`,
    indent: (name: string) => `Zet ${name} onder de regel erboven`,
    outdent: (name: string) => `Haal ${name} een stap naar buiten`,
    open: (name: string) => `Toon wat onder ${name} staat`,
    close: (name: string) => `Verberg wat onder ${name} staat`,
    movers: (name: string) => `Verplaats ${name}`,
    moved: (name: string, at: string, total: string) => `${name} staat nu op plek ${at} van ${total}`,
    movedUnder: (name: string, parent: string, at: string, total: string) =>
      `${name} staat nu onder ${parent}, op plek ${at} van ${total}`,
    cannot: (name: string) => `${name} kan niet verder die kant op`,
  },
  {
    keys: 'Press Alt and an arrow key to move a line; Alt and the right arrow puts it under the line above.',
    listKeys: 'Press Alt and an arrow key to move a line.',
    drag: (name: string) => `Drag ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    indent: (name: string) => `Put ${name} under the line above`,
    outdent: (name: string) => `Move ${name} out one level`,
    open: (name: string) => `Show what is under ${name}`,
    close: (name: string) => `Hide what is under ${name}`,
    movers: (name: string) => `Move ${name}`,
    moved: (name: string, at: string, total: string) => `${name} is now number ${at} of ${total}`,
    movedUnder: (name: string, parent: string, at: string, total: string) =>
      `${name} is now under ${parent}, number ${at} of ${total}`,
    cannot: (name: string) => `${name} can’t go any further that way`,
  },
);
