import '../styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { menuDialog } from '../behaviors/menu-dialog.ts';
import type { ContentPage } from './content-page.ts';
import { writtenExamples } from './examples.ts';
import { Gallery } from './gallery.tsx';
import { pageExamples } from './page-examples.ts';

const pages = (await (await fetch('/gallery/pages.json')).json()) as ContentPage[];
const examples = [...writtenExamples(), ...(await pageExamples(pages))];

menuDialog();
// Hash links in examples must not change the gallery's own address.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-example] a[href^="#"]')) event.preventDefault();
});

const root = createRoot(document.getElementById('root')!);

function show({ search, searchParams }: URL) {
  const group = searchParams.get('show');
  const hasLongerText = searchParams.get('words') === 'longer';
  root.render(
    <StrictMode>
      <Gallery key={search} examples={examples} group={group} hasLongerText={hasLongerText} />
    </StrictMode>,
  );
}

show(new URL(location.href));
// Shows another group without reloading, which would load hundreds of modules again.
window.navigation?.addEventListener('navigate', (event) => {
  const url = new URL(event.destination.url);
  const isReload = event.navigationType === 'reload';
  if (!event.canIntercept || isReload || event.hashChange || url.pathname !== location.pathname) return;
  event.intercept({ handler: async () => show(url) });
});
Object.assign(document.documentElement.dataset, { scripting: '', ready: '' });
