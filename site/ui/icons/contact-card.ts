export const contactCard =
  '<path d="M16 2v2M8 2v2M17.5 22a5.5 5.5 0 0 0-11 0M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"/>';
