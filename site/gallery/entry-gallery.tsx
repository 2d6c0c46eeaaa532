import '../styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { menuDialog } from '../behaviors/menu-dialog.ts';
import type { ContentPage } from './content-page.ts';
import { allExamples } from './examples.ts';
import { Gallery } from './gallery.tsx';

const pages = (await (await fetch('/gallery/pages.json')).json()) as ContentPage[];
const query = new URLSearchParams(location.search);

menuDialog();
// A hash address means nothing here: links of examples stay where they are.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-example] a[href^="#"]')) event.preventDefault();
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery examples={allExamples(pages)} show={query.get('show')} longer={query.get('words') === 'longer'} />
  </StrictMode>,
);
document.documentElement.dataset['ready'] = '';
