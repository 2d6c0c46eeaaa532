"""How worn a copy leaks.py still finds: worn.py FOLDER, where the article's leaks.py lies. Prints JSON."""
import json
import random
import sys

sys.path.insert(0, sys.argv[1])
from leaks import leaks

chance = random.Random(7)
# Word frequencies fall as in English text (Zipf); the words themselves are numbers.
vocabulary = [f'w{rank}' for rank in range(1, 30_001)]
weights = [1 / rank for rank in range(1, 30_001)]
letters = [chance.choices(vocabulary, weights, k=chance.randint(80, 220)) for _ in range(400)]
train = [' '.join(letter) for letter in letters]


def found(worn):
    return len(leaks(train, [' '.join(worn(letter)) for letter in letters]))


def without_every(step, first):
    return lambda letter: [word for at, word in enumerate(letter) if at % step != first]


def one_in(step, change):
    return lambda letter: [new for word in letter for new in (change() if chance.random() < 1 / step else [word])]


def drop():
    return []


def replace():
    return chance.choices(vocabulary, weights)


def spread(counts):
    return {'from': min(counts), 'to': max(counts)}


def draws(step, change, times=4):
    return spread([found(one_in(step, change)) for _ in range(times)])


print(json.dumps({
    'copies': len(letters),
    # By which word is the first to go: a copy whose first word went first keeps one run more.
    'without': [
        {'every': step, 'found': spread([found(without_every(step, first)) for first in range(step)])}
        for step in (16, 15, 14, 13)
    ],
    'atRandom': {
        'oneInFifteenMissing': draws(15, drop),
        'oneInTenMissing': draws(10, drop),
        'oneInTenReplaced': draws(10, replace),
    },
}))
