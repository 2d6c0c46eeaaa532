"""How much a copy may differ for leaks.py to find it: worn.py FOLDER, which contains the article's leaks.py. Prints JSON."""
import json
import random
import sys

sys.path.insert(0, sys.argv[1])
from leaks import leaks

rng = random.Random(7)
# Word frequencies fall as in English text (Zipf); the words themselves are numbers.
vocabulary = [f'w{rank}' for rank in range(1, 30_001)]
weights = [1 / rank for rank in range(1, 30_001)]
letters = [rng.choices(vocabulary, weights, k=rng.randint(80, 220)) for _ in range(400)]
train = [' '.join(letter) for letter in letters]


def count_found(change):
    """The number of letters whose changed copy leaks.py finds."""
    return len(leaks(train, [' '.join(change(letter)) for letter in letters]))


def without_every(step, first):
    """Drops every `step`-th word, beginning with the word at index `first`."""
    return lambda letter: [word for index, word in enumerate(letter) if index % step != first]


def one_in(step, change):
    """Changes each word with a probability of 1 in `step`."""
    return lambda letter: [new for word in letter for new in (change() if rng.random() < 1 / step else [word])]


def drop():
    return []


def replace():
    return rng.choices(vocabulary, weights)


def spread(counts):
    return {'from': min(counts), 'to': max(counts)}


def draws(step, change, times=4):
    return spread([count_found(one_in(step, change)) for _ in range(times)])


print(json.dumps({
    'copies': len(letters),
    # Depends on which word is dropped first: a copy that loses its very first word keeps one run more.
    'without': [
        {'every': step, 'found': spread([count_found(without_every(step, first)) for first in range(step)])}
        for step in (16, 15, 14, 13)
    ],
    'atRandom': {
        'oneInFifteenMissing': draws(15, drop),
        'oneInTenMissing': draws(10, drop),
        'oneInTenReplaced': draws(10, replace),
    },
}))
