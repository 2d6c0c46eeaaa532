import { expect, test } from 'vitest';
import { caseStudy } from '#site/pages/case/page.ts';
import { home } from '#site/pages/home/page.ts';
import { jjTimesheet } from '#site/pages/jj-timesheet/page.ts';
import { textsOfPage } from './page-texts.ts';
import { content, pageAt, pages } from './sample-pages.ts';

test('the specification’s texts are on their pages', () => {
  const textsAt = (path: string) => textsOfPage(pageAt(path));
  expect(content.navigation.callToAction).toMatchObject({
    heading: 'Our team is ready to boost your business',
    button: 'Get in touch',
    link: '/contact-us',
  });
  expect(textsAt('/contact-us')).toEqual(
    expect.arrayContaining(['Please Enter a 10 digits numbers.', "Thank you! We'll be in touch soon."]),
  );
  expect(textsAt('/careers')).toEqual(
    expect.arrayContaining([
      'Please enter a valid 10-digit number.',
      'Thank you! Your application has been submitted.',
    ]),
  );
  expect(content.page(home.schema, '/')).toMatchObject({
    message: { link: { name: 'Send a Message', link: '/contact-us' } },
    feedback: { link: { name: 'Read More', link: '/case-studies' } },
  });
  for (const path of ['/web-development', '/mobile-development'] as const) {
    expect(textsAt(path)).toEqual(
      expect.arrayContaining(['Architecture', 'Design', 'Coding', 'Testing', 'Support & Maintenance']),
    );
  }
  const timesheet = content.page(jjTimesheet.schema, '/jj-timesheet');
  expect([timesheet.timeline.steps[0]!.when, timesheet.timeline.steps.at(-1)!.when]).toEqual(['2020', 'Now']);
});

test('the site has the specification’s numbers of banners, testimonials and case studies', () => {
  expect(content.page(home.schema, '/').banners).toHaveLength(3);
  expect(content.testimonials).toHaveLength(3);
  expect(pages.filter(({ definition }) => definition === caseStudy)).toHaveLength(6);
});

test('enquiries go to the specification’s API, with its application id', () => {
  expect(content.company.enquiry.applicationId).toBe(9);
  expect(content.company.enquiry.api).toMatch(/\/api\/$/);
});
