import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licenses that a company may choose for the code of its site; to use another one, it replaces the file. */
export const licenses = ['reserved', 'MIT'] as const;
export type License = (typeof licenses)[number];

const thirdPartyNotice = `Not covered, since others made them: the fonts in site/styles/fonts/ (SIL Open
Font License 1.1) and the drawings in site/ui/icons/ (Lucide, ISC license, and
Tabler, MIT license); their licenses are beside them. Packages that \`npm ci\`
installs carry their own.
`;

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

const codeLicense = (holder: string, license: License) =>
  license === 'MIT'
    ? `MIT License\n\n${holder}\n\n${mit}\n${thirdPartyNotice}`
    : `${holder}. All rights reserved.\n\nNobody else may copy, change, publish or sell this code, or run it for others,\nwithout written permission.\n\n${thirdPartyNotice}`;

const contentLicense = (holder: string) => `${holder}. All rights reserved.

This covers the words and pictures in content/ and art/masters/ and what is made
from them. Not covered: content/brand/marks.svg has the logos of technologies from
Simple Icons (CC0 1.0), which are trademarks of their owners; content/schema/ is
code, which the file LICENSE at the top covers.
`;

/** Writes the license of the code, texts and pictures of the project at `root`. */
export function writeLicense(root: string, name: string, license: License, year: number): void {
  const holder = `Copyright (c) ${year} ${name}`;
  writeFileSync(join(root, 'LICENSE'), codeLicense(holder, license));
  writeFileSync(join(root, 'content/LICENSE'), contentLicense(holder));
  for (const file of ['package.json', 'package-lock.json'].map((each) => join(root, each))) {
    if (!existsSync(file)) continue;
    // The first match is the project's own license; the packages' follow.
    const identifier = license === 'MIT' ? 'MIT' : 'UNLICENSED';
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"license": "[^"]*"/, `"license": "${identifier}"`));
  }
}
