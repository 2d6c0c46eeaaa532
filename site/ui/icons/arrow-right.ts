export const arrowRight = '<path d="M5 12h14M12 5l7 7-7 7"/>';
