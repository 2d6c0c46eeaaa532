import type { Examples } from '../../gallery/examples.ts';
import { TablesHero } from './tables-hero.tsx';

export const examples: Examples = {
  '/services': ({ '/services': { heading, claim, text, tables, legend } }) => (
    <TablesHero heading={heading} claim={claim} text={text} tables={tables} legend={legend} />
  ),
};
