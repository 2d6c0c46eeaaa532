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


def without_every(step):
    return lambda letter: [word for at, word in enumerate(letter) if at % step]


def one_in_ten_replaced(letter):
    return [chance.choices(vocabulary, weights)[0] if chance.random() < 0.1 else word for word in letter]


print(json.dumps({
    'copies': len(letters),
    'without': [{'every': step, 'found': found(without_every(step))} for step in (15, 14, 13)],
    'oneInTenReplaced': found(one_in_ten_replaced),
}))
