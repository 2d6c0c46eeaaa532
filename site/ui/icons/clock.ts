export const clock = '<path d="M12 6v6l4 2M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z"/>';
