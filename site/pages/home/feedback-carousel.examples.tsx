import type { Examples } from '../../gallery/examples.ts';
import { FeedbackCarousel } from './feedback-carousel.tsx';

const common = {
  heading: 'What clients say',
  link: { name: 'Read More', link: '/case-studies' },
  about: 'about our case studies',
};

export const examples: Examples = {
  '/': ({ '/': page }) => <FeedbackCarousel {...page.feedback} />,

  'one, of two words': (
    <FeedbackCarousel
      {...common}
      testimonials={[{ customerName: 'Bo Li', role: 'Owner', companyName: 'Li', excerpt: 'It works.' }]}
    />
  ),
  'of 224 characters, from someone with a long name': (
    <FeedbackCarousel
      {...common}
      testimonials={['Maximiliane', 'Bartholomew'].map((name) => ({
        customerName: `${name} Featherstonehaugh-Villanueva`,
        role: 'Vice President of Intercontinental Operations and Procurement',
        companyName: 'Harborough & Whitcombe Refrigeration',
        excerpt: `${'They asked what happens at four in the morning when nobody is there. '.repeat(3).slice(0, 224)}…`,
      }))}
    />
  ),
};
