/**
 * Stands in for Vite's own helper around `import()` (a tenth of its size): begins a chunk's scripts and style sheets
 * together with it, and waits for the style sheets, so that no page shows unstyled.
 */
export function __vitePreload<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  return Promise.all(files.map((file) => preload(`/${file}`))).then(load);
}

function preload(href: string): Promise<unknown> | undefined {
  // Also true of the style sheets that stand inline: a disabled link beside them names their file.
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  return isStyle
    ? new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
    : undefined;
}
