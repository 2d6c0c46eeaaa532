/** An ISO date as the site shows dates: dd/mm/yyyy. */
export const shownDate = (isoDate: string) => isoDate.split('-').toReversed().join('/');
