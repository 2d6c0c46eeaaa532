import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formKinds, thankYouPath } from '#contract/enquiry-form.ts';
import type { PolicySources } from '#hosting/security-headers.ts';
import { errorPath } from '#site/navigation/address.ts';
import { iconsIn } from './content/reserved-addresses.ts';
import type { Content } from './content/read-content.ts';
import { navigationIcons } from './data/navigation-icons.ts';
import { servedCompany } from './data/served-company.ts';
import { hostFiles } from './host-files.ts';
import type { InlineScripts } from './inline-script.ts';
import { policyHash } from './policy-hash.ts';
import { redirectList, servedRedirects } from './redirects.ts';
import { projectVersion } from './release-name.ts';
import type { SiteDocuments } from './site-documents.ts';
import type { FileContent } from './site-output.ts';
import { studyArchive } from './study-archives.ts';
import { writeListings, type ListingOptions } from './write-listings.ts';

interface SiteParts {
  content: Content;
  contentFolder: string;
  documents: SiteDocuments;
  inline: InlineScripts;
  release: string;
  listings: Omit<ListingOptions, 'write'>;
}

/** All files of a site except the documents of routes, scripts, styles and pictures, by their paths. */
export async function auxiliaryFiles(parts: SiteParts): Promise<Map<string, FileContent>> {
  const { content, contentFolder, documents, inline, release, listings } = parts;
  const files = new Map<string, FileContent>();
  const write = (path: string, file: FileContent) => void files.set(path, file);
  const redirects = servedRedirects(content.redirects);
  for (const { marks } of listings.pages) {
    if (marks) write(marks.address, marks.svg);
  }
  write('404.html', await documents.notFound());
  write(join(errorPath, 'index.html'), await documents.error());
  write('release.json', JSON.stringify({ release, version: projectVersion() }));
  write('.build/redirects.json', JSON.stringify(redirects));
  write('_redirects', redirectList(content.redirects));
  for (const form of formKinds) {
    const html = await documents.thankYou(form, null);
    // The server fills in each enquiry's reference: server/pages/thank-you-page.ts.
    const template = await documents.thankYou(form, '{{reference}}');
    if (html === undefined || template === undefined) continue;
    write(join(thankYouPath(form), 'index.html'), html);
    write(`.build/thank-you-${form}.html`, template);
  }
  writeListings(content, { ...listings, write });
  for (const [name, address] of content.studies) write(address, studyArchive(name));
  const navigationSprite = navigationIcons(content.navigation);
  write(navigationSprite.address, navigationSprite.sprite);
  const sources = policySources(content, inline, { noindex: listings.staging });
  write('.build/headers.json', JSON.stringify(sources));
  // The server reads these two: server/mail/confirmation-content.ts, server/company/.
  write('.build/confirmation.json', JSON.stringify(content.confirmation));
  write('.build/company.json', JSON.stringify(servedCompany(content)));
  for (const [path, text] of hostFiles(sources, redirects)) write(path, text);
  for (const name of iconsIn(contentFolder)) write(name, readFileSync(join(contentFolder, 'brand', name)));
  return files;
}

/** The origins and hashes that the Content-Security-Policy allows. */
function policySources({ company }: Content, inline: InlineScripts, { noindex }: { noindex: boolean }): PolicySources {
  // An API at a path such as /api/ adds no origin, since 'self' allows it; without metrics the address is empty.
  const origins = (...addresses: string[]) =>
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return {
    scriptHashes: [inline.head, inline.notFound].map(policyHash),
    connectOrigins: origins(company.enquiry.api, company.metricsReceiver),
    formOrigins: origins(company.enquiry.api),
    noindex,
  };
}
