import { plainHref } from '#site/navigation/address.ts';
import type { Company } from '#content/schema/company.ts';
import { localeOf } from '#languages/languages.ts';
import { articlePath } from '#site/pages/article-summary.ts';
import { itemsOnPage, pageSize } from '#site/pages/list-pages.ts';
import { isArticlePage } from '#site/pages/define-page.ts';
import type { Article } from '#site/pages/site-content.ts';
import type { Content } from './content/read-content.ts';
import { countryOf } from '#site/pages/office-address.ts';
import { isLaterListPage, type ListPage, type SitePage } from './data/site-pages.ts';

/**
 * A page in schema.org's terms, for search engines: the page, its breadcrumbs, and its subject. One graph, whose parts refer
 * to each other by `@id`; the company is described in full on home and only named elsewhere.
 */
export function structuredData(page: SitePage, content: Content): object {
  const { company } = content;
  const address = company.url + plainHref(page.path);
  const steps = breadcrumbSteps(page, content);
  const subject = subjectOf(page, content);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': page.definition.type ?? 'WebPage',
        '@id': address,
        url: address,
        name: page.title,
        description: page.description,
        inLanguage: localeOf(company),
        isPartOf: { '@id': `${company.url}/#website` },
        ...(steps.length > 1 && { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
        ...(subject.length > 0 && { mainEntity: subject.map((thing) => ({ '@id': thing['@id'] })) }),
      },
      ...(steps.length > 1 ? [breadcrumbs(steps, address, company)] : []),
      ...subject,
    ],
  };
}

interface Thing {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

function subjectOf(page: SitePage, content: Content): Thing[] {
  const { company } = content;
  const address = company.url + plainHref(page.path);
  const { subject } = page.definition;
  if (page.path === '/') return [organization(company), website(company)];
  if (page.definition.type === 'ContactPage')
    return company.offices.map((office) => localBusiness(office, address, company));
  if (page.list) return [articleList(page, page.list, content)];
  if (page.article) return [blogPosting(page.article, address, company)];
  if (subject === 'service') {
    return [{ ...pageSubject('Service', page, address), provider: companyReference(company) }];
  }
  if (subject === 'software') {
    return [
      {
        ...pageSubject('SoftwareApplication', page, address),
        applicationCategory: 'BusinessApplication',
        creator: companyReference(company),
      },
    ];
  }
  return [];
}

/** The articles on one page of their list, by their positions in the whole list. */
const articleList = (page: SitePage, list: ListPage, { company, articles }: Content): Thing => ({
  '@type': 'ItemList',
  '@id': `${company.url}${plainHref(page.path)}#list`,
  numberOfItems: articles.length,
  itemListOrder: 'https://schema.org/ItemListOrderDescending',
  itemListElement: itemsOnPage(articles, list.pageNumber).map((article, index) => ({
    '@type': 'ListItem',
    position: (list.pageNumber - 1) * pageSize + index + 1,
    url: `${company.url}${plainHref(articlePath(article))}`,
  })),
});

const pageSubject = (type: string, { name, description }: SitePage, address: string): Thing => ({
  '@type': type,
  '@id': `${address}#subject`,
  name,
  description,
  url: address,
});

/** A reference to the company. It includes the name, since not every reader follows an `@id` to another document. */
const companyReference = ({ url, name }: Company): Thing => ({
  '@type': 'Organization',
  '@id': `${url}/#organization`,
  name,
});

const organization = (company: Company): Thing => ({
  ...companyReference(company),
  url: company.url,
  logo: `${company.url}/icon-512.png`,
  description: company.description,
  email: company.email,
  telephone: company.offices[0]?.phone,
  address: company.offices.map((office) => postalAddress(office, company)),
  ...(Object.keys(company.social).length > 0 && { sameAs: Object.values(company.social) }),
});

const website = (company: Company): Thing => ({
  '@type': 'WebSite',
  '@id': `${company.url}/#website`,
  url: company.url,
  name: company.name,
  inLanguage: localeOf(company),
  publisher: { '@id': `${company.url}/#organization` },
});

type Office = Company['offices'][number];

const localBusiness = (office: Office, address: string, company: Company): Thing => ({
  '@type': 'ProfessionalService',
  '@id': `${address}#${office.id}`,
  name: `${company.name}, ${office.city}`,
  parentOrganization: companyReference(company),
  url: address,
  image: `${company.url}/icon-512.png`,
  telephone: office.phone,
  email: office.email,
  address: postalAddress(office, company),
  ...(office.latitude !== undefined && {
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
  }),
});

const postalAddress = (office: Office, company: Company) => ({
  '@type': 'PostalAddress',
  streetAddress: [office.street, office.suite].filter(Boolean).join(', '),
  addressLocality: office.city,
  ...(office.state && { addressRegion: office.state }),
  ...(office.postalCode && { postalCode: office.postalCode }),
  addressCountry: countryOf(office, company),
});

const blogPosting = (article: Article, address: string, company: Company): Thing => ({
  '@type': 'BlogPosting',
  '@id': `${address}#article`,
  headline: article.title,
  description: article.description,
  datePublished: article.published,
  ...(article.updated && { dateModified: article.updated }),
  author: {
    '@type': 'Person',
    name: article.author.name,
    jobTitle: article.author.role,
    worksFor: companyReference(company),
  },
  publisher: companyReference(company),
  image: [article.cover.jpeg, article.hero.jpeg].map((file) => company.url + file),
  articleSection: article.category,
  keywords: article.tags.join(', '),
  wordCount: article.wordCount,
  mainEntityOfPage: { '@id': address },
});

interface Step {
  name: string;
  path: string;
}

/** The pages from home to this one; none for home itself. */
function breadcrumbSteps(page: SitePage, content: Content): Step[] {
  const { routes } = content;
  const ownPath = page.list?.path ?? page.path;
  const route =
    routes.find(({ path }) => path === ownPath) ?? routes.find(({ page: kind }) => kind === page.definition);
  const parents: Step[] = [];
  const parentPath = isLaterListPage(page) ? route?.path : route?.parent;
  for (let path = parentPath; path; path = routes.find((candidate) => candidate.path === path)?.parent) {
    const parent = routes.find((candidate) => candidate.path === path);
    if (!parent || isArticlePage(parent.page)) {
      throw new Error(`site/routes.ts: ${page.path} has the parent ${path}, which is not a page or is an article`);
    }
    parents.unshift({ name: content.page(parent.page.schema, path).title, path });
  }
  return page.path === '/' ? [] : [{ name: content.company.name, path: '/' }, ...parents, page];
}

const breadcrumbs = (steps: Step[], address: string, company: Company): Thing => ({
  '@type': 'BreadcrumbList',
  '@id': `${address}#breadcrumbs`,
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: company.url + plainHref(path),
  })),
});
