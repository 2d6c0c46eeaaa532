import { describe, expect, it } from 'vitest';
import { requestedAddress, similarity } from './nearest-pages.ts';

const paths = ['/', '/product', '/pos-system', '/case-studies/pos-system', '/blog', '/careers', '/contact-us', '/team'];
const nearest = (requested: string) => paths.toSorted((a, b) => similarity(requested, b) - similarity(requested, a))[0];

describe('similarity', () => {
  it.each([
    ['/contact', '/contact-us'],
    ['/contactus', '/contact-us'],
    ['/carers', '/careers'],
    ['/Career/', '/careers'],
    ['/products', '/product'],
    ['/pos', '/pos-system'],
    ['/blogs', '/blog'],
  ])('to %s is greatest for the page %s', (requested, expected) => {
    expect(nearest(requested)).toBe(expected);
  });

  it('is enough for the parent page of an address to be suggested', () => {
    expect(similarity('/blog/what-was-never-written', '/blog')).toBe(0.35);
    expect(similarity('/blog/what-was-never-written', '/blog/')).toBe(0.35);
    expect(similarity('/Blog/what-was-never-written', '/blog/')).toBe(0.35);
    expect(similarity('/blogging-for-what-was-never-written', '/blog')).toBeLessThan(0.35);
    expect(similarity('/xyz/abc', '/')).toBe(0);
  });

  it('is 1 for equal addresses, 0 without anything in common', () => {
    expect(similarity('/team/', '/team')).toBe(1);
    expect(similarity('/team', '/xyz')).toBe(0);
    expect(similarity('', '/')).toBe(0);
  });
});

describe('requestedAddress', () => {
  const at = (address: string) => requestedAddress(new URL(address, 'http://site') as unknown as Location);

  it('is the part after the hash, or the path, decoded', () => {
    expect(at('/#/no-such-page')).toBe('/no-such-page');
    expect(at('/no/such%20page/?a=1')).toBe('/no/such page/');
  });

  it('is truncated, and unchanged if it cannot be decoded', () => {
    expect(at('/100%')).toBe('/100%');
    expect(at(`/${'a'.repeat(4_000)}`)).toHaveLength(120);
    expect(at(`/${'a'.repeat(118)}${encodeURIComponent('🎉🎉')}`)).toBe(`/${'a'.repeat(118)}🎉`);
  });
});
