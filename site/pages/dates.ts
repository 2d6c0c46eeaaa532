/** An ISO date as the site shows dates: dd/mm/yyyy. */
export const formatDate = (isoDate: string) => isoDate.split('-').toReversed().join('/');
