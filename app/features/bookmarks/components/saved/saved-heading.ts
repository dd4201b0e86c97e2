/** Of the list: who goes by keyboard goes on there when what they pressed goes away. */
export const savedHeadingId = 'saved';
