import { plainHref } from '#site/navigation/address.ts';
import type { Company } from '#content/schema/company.ts';
import type { SitePage } from './data/site-pages.ts';

const context = 'https://schema.org';

/** schema.org descriptions of a page: the company at home, its offices on contact, the article, the way back from deeper pages. */
export function structuredData(page: SitePage, company: Company): object[] {
  const address = (path: string) => company.url + plainHref(path);
  if (page.path === '/') return [organization(company)];
  if (page.article) {
    const { article } = page;
    return [
      {
        '@context': context,
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.description,
        datePublished: article.published,
        author: { '@type': 'Person', name: article.author.name },
        publisher: { '@type': 'Organization', name: company.name, url: company.url },
        image: company.url + article.cover.jpeg,
        mainEntityOfPage: address(page.path),
        keywords: article.tags.join(', '),
      },
      breadcrumbs(
        [
          { name: 'Blog', path: '/blog' },
          { name: article.title, path: page.path },
        ],
        address,
      ),
    ];
  }
  return page.path === '/contact-us'
    ? [{ ...organization(company), location: company.offices.map(place(company)) }]
    : [];
}

const organization = (company: Company) => ({
  '@context': context,
  '@type': 'Organization',
  name: company.name,
  url: company.url,
  logo: `${company.url}/icon-512.png`,
  description: company.description,
  email: company.email,
  sameAs: Object.values(company.social),
});

const place = (company: Company) => (office: Company['offices'][number]) => ({
  '@type': 'Place',
  name: `${company.name}, ${office.city}`,
  telephone: office.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: [office.street, office.suite].filter(Boolean).join(', '),
    addressLocality: office.city,
    addressRegion: office.state,
    postalCode: office.postalCode,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
});

const breadcrumbs = (steps: { name: string; path: string }[], address: (path: string) => string) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: address(path),
  })),
});
