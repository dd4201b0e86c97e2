/** What axe blames a page for while something floats over it, and what is no fault there: docs/decisions/0016. */
import type { Page } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';

/**
 * Whether this is one of the five: content outside the landmarks that is a float of react-aria, a target of the page that an open
 * panel covers in part until it is closed, only while the list of a combo box is open and its input has the focus what that list
 * hides round it, and the heading and main part of a page while that list or a dialog hides them.
 */
export const isOfOpenFloat = (page: Page, rule: string, target: string): Promise<boolean> =>
  askPage<boolean>(
    page,
    `const one = document.querySelector(given.target);
     const float = '.layer-popover[data-rac]';
     const isListOpen = document.activeElement.matches('input[role=combobox][aria-expanded=true]');
     if (given.rule === 'region') return Boolean(one.closest(float) || one.querySelector(':scope > ' + float));
     if (given.rule === 'target-size') {
       const place = one.getBoundingClientRect();
       return [...document.querySelectorAll('[role=dialog]')].filter((panel) => !panel.contains(one))
         .map((panel) => panel.getBoundingClientRect())
         .some((over) => over.left < place.right && over.right > place.left && over.top < place.bottom && over.bottom > place.top);
     }
     if (given.rule === 'aria-hidden-focus') return isListOpen && one.getAttribute('aria-hidden') === 'true';
     if (given.rule !== 'page-has-heading-one' && given.rule !== 'landmark-one-main') return false;
     const isMainHidden = document.querySelector('main')?.closest('[aria-hidden=true], [inert]') != null;
     const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
     return isListOpen || (isMainHidden && hasDialog);`,
    { rule, target },
  );
