/** Where the link of the button leads without script, and where a refused form comes back to. */
export const applyId = 'apply';
