"""
letters.py FOLDER TRAIN TEST writes TRAIN letters to train on and TEST letters to test on. The first fifty test letters are
changed copies of training letters.
"""
import random
import sys

COPIES = 50

folder, train_count, test_count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rng = random.Random(7)
# Word frequencies fall as in English text (Zipf); the words themselves are numbers.
vocabulary = [f'w{rank}' for rank in range(1, 30_001)]
weights = [1 / rank for rank in range(1, 30_001)]
cumulative = []
total = 0.0
for weight in weights:
    total += weight
    cumulative.append(total)


def letter():
    """A list of 80 to 220 random words."""
    return rng.choices(vocabulary, cum_weights=cumulative, k=rng.randint(80, 220))


copied = []
with open(f'{folder}/train.txt', 'w', encoding='utf-8') as file:
    for number in range(train_count):
        words = letter()
        if number < COPIES:
            copied.append(words)
        file.write(' '.join(words) + '\n')
with open(f'{folder}/test.txt', 'w', encoding='utf-8') as file:
    # Half of the copies have another opening, half have lost every fifteenth word.
    for number, words in enumerate(copied):
        changed = letter()[:20] + words[20:] if number % 2 else [word for index, word in enumerate(words) if index % 15]
        file.write(' '.join(changed) + '\n')
    for _ in range(test_count - len(copied)):
        file.write(' '.join(letter()) + '\n')
