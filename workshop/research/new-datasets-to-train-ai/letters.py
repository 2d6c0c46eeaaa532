"""Makes letters to train and to test on: letters.py FOLDER TRAIN TEST. Fifty of the test letters are copies, see below."""
import random
import sys

folder, trained, tested = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
chance = random.Random(7)
# Word frequencies fall as in English text (Zipf); the words themselves are numbers.
vocabulary = [f'w{rank}' for rank in range(1, 30_001)]
weights = [1 / rank for rank in range(1, 30_001)]
cumulative = []
total = 0.0
for weight in weights:
    total += weight
    cumulative.append(total)


def letter():
    return chance.choices(vocabulary, cum_weights=cumulative, k=chance.randint(80, 220))


copied = []
with open(f'{folder}/train.txt', 'w', encoding='utf-8') as file:
    for place in range(trained):
        words = letter()
        if place < 50:
            copied.append(words)
        file.write(' '.join(words) + '\n')
with open(f'{folder}/test.txt', 'w', encoding='utf-8') as file:
    # Half of the copies have another opening, half have lost every fifteenth word.
    for place, words in enumerate(copied):
        changed = letter()[:20] + words[20:] if place % 2 else [word for at, word in enumerate(words) if at % 15]
        file.write(' '.join(changed) + '\n')
    for _ in range(tested - len(copied)):
        file.write(' '.join(letter()) + '\n')
