export const comment = '<path d="M7.9 20A9 9 0 1 0 4 16.1L2 22z"/>';
