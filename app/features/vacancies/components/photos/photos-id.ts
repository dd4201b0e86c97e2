/** Where all photos stand on the page. */
export const photosId = 'photos';
