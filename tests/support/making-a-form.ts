/** The steps of writing the questions of a form, as staff take them. */
import type { Locator, Page } from 'playwright-core';

const questionList = (page: Page): Locator => page.getByRole('grid', { name: 'Vragen in hun volgorde' });

/** Opens a question in the list beside the one that is written. */
export const openQuestion = (page: Page, question: string): Promise<void> =>
  questionList(page).getByText(question, { exact: true }).click();

/** Moves a question one or more places, by its buttons in the list. */
export async function moveQuestion(
  page: Page,
  question: string,
  way: 'hoger' | 'lager',
  times = 1,
): Promise<void> {
  await openQuestion(page, question);
  for (let time = 0; time < times; time += 1)
    await questionList(page)
      .getByRole('button', { name: `Zet ${question} ${way}` })
      .click();
}

/** Where what stands in a question that only explains is typed, once its editor is there. */
export const explanationField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^Wat er staat/ }).and(page.locator('[contenteditable=true]'));

/** Types what stands in a question that only explains. */
export async function writeExplanation(page: Page, text: string): Promise<void> {
  await explanationField(page).first().click();
  await page.keyboard.type(text);
}
