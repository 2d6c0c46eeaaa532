import { expect, test } from 'vitest';
import { parsedDocument, textOf } from '../site/parsed-document.ts';
import { content } from './sample-pages.ts';

/** The specification's table of routes without its articles: the beginning of each screen's heading. */
const screens = {
  '/': 'Home',
  '/why-us': 'Why us',
  '/expertise': 'Expertise',
  '/web-development': 'Web Development',
  '/mobile-development': 'Mobile Development',
  '/artificial-intelligence-expertise': 'Artificial Intelligence',
  '/natural-language-processing': 'Natural Language Processing',
  '/sentiment-analysis': 'Sentiment Analysis',
  '/model-training': 'Model Training',
  '/services': 'Services',
  '/it-business-consulting': 'IT & Business Consulting',
  '/development-center-services': 'Development Center',
  '/extended-team-services': 'Extended Team',
  '/product': 'Products',
  '/rd-rental': 'RD Rental',
  '/church-directory': 'My Church Directory',
  '/pos-system': 'Bell POS System',
  '/jj-eve': 'JJ Eve',
  '/jj-kit': 'JJ Kit',
  '/jj-timesheet': 'JJ Timesheet',
  '/case-studies': 'Case Studies',
  '/case-studies/rd-rental': 'RD Rental',
  '/case-studies/church-directory': 'Church Directory',
  '/case-studies/pos-system': 'POS System',
  '/case-studies/event-management-system': 'Event Management System',
  '/blog': 'Blog',
  '/careers': 'Careers',
  '/contact-us': 'Contact Us',
  '/privacy-policy': 'Privacy policy',
  '/team': 'Team',
};

/** Routes for the two case studies that have none in the specification. */
const addedScreens = {
  '/case-studies/agile-project-management': 'Agile Project Management',
  '/case-studies/timesheet': 'Timesheet',
};

test('each route of the specification, and each added case page, is served and begins with its name', () => {
  const articles = Object.fromEntries(content.articles.map(({ slug, title }) => [`/blog/${slug}`, title]));
  for (const [path, heading] of Object.entries({ ...screens, ...addedScreens, ...articles }))
    expect(textOf(parsedDocument(path).querySelector('h1')).startsWith(heading), path).toBe(true);
});
