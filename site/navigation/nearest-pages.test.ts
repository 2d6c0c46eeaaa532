import { describe, expect, it } from 'vitest';
import { askedAddress, likenessOf } from './nearest-pages.ts';

const paths = ['/', '/product', '/pos-system', '/case-studies/pos-system', '/blog', '/careers', '/contact-us', '/team'];
const nearest = (asked: string) => paths.toSorted((a, b) => likenessOf(asked, b) - likenessOf(asked, a))[0];

describe('likenessOf', () => {
  it.each([
    ['/contact', '/contact-us'],
    ['/contactus', '/contact-us'],
    ['/carers', '/careers'],
    ['/Career/', '/careers'],
    ['/products', '/product'],
    ['/pos', '/pos-system'],
    ['/blogs', '/blog'],
  ])('of %s is greatest for %s', (asked, expected) => {
    expect(nearest(asked)).toBe(expected);
  });

  it('is 1 for the same, 0 for what shares nothing or is nothing', () => {
    expect(likenessOf('/team/', '/team')).toBe(1);
    expect(likenessOf('/team', '/xyz')).toBe(0);
    expect(likenessOf('', '/')).toBe(0);
  });
});

describe('askedAddress', () => {
  const at = (address: string) => askedAddress(new URL(address, 'http://site') as unknown as Location);

  it('is what stands behind the hash, else the path, decoded', () => {
    expect(at('/#/no-such-page')).toBe('/no-such-page');
    expect(at('/no/such%20page/?a=1')).toBe('/no/such page/');
  });

  it('is short, and as it came where it encodes nothing', () => {
    expect(at('/100%')).toBe('/100%');
    expect(at(`/${'a'.repeat(4_000)}`)).toHaveLength(120);
  });
});
