export const arrowLeft = '<path d="m12 19-7-7 7-7M19 12H5"/>';
