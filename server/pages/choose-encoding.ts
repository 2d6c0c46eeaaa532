export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings we have, in order of preference. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer in, by the request's Accept-Encoding (RFC 9110, 12.5.3): the highest weight wins, then our
 * preference. Falls back to `identity`, as the RFC allows: a page is better than a 406.
 */
export function chooseEncoding(accept: string | undefined, available: readonly Encoding[]): Encoding {
  if (accept === undefined) return 'identity';
  const weights = parseWeights(accept);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    if (!available.includes(encoding)) continue;
    const weight = weights.get(encoding) ?? weightIfNotListed(encoding, weights);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/**
 * The weight of an encoding that is not listed. Identity is acceptable then, but any listed encoding is preferred: the
 * RFC allows weights of three decimals, the smallest of which is above 0.0001.
 */
function weightIfNotListed(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  return weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
}

function parseWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accept.split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
