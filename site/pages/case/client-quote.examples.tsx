import type { Examples } from '../../gallery/examples.ts';
import { ClientQuote } from './client-quote.tsx';

export const examples: Examples = {
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <ClientQuote {...page.quote!} />,
};
