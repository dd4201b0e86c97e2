/** 61204481 reads as 6120 44 81. */
export const groupedNumber = (value: string) => value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1 $2 $3');
