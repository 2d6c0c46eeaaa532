export const plus = '<path d="M5 12h14M12 5v14"/>';
