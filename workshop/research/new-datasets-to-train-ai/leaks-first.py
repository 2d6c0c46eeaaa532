"""leaks.py as the article first printed it: it keeps every run of the training texts."""
import re
import sys

def pieces(text, size=8):
    """The runs of eight words in a text, without case and punctuation."""
    words = re.findall(r'\w+', text.lower())
    starts = range(len(words) - size + 1)
    return {' '.join(words[i:i + size]) for i in starts}

def leaks(train, test, share=0.5):
    """Lines of the test texts with half their runs in the training texts."""
    seen = set().union(*map(pieces, train))
    found = []
    for line, text in enumerate(test, start=1):
        own = pieces(text)
        if own and len(own & seen) / len(own) >= share:
            found.append(line)
    return found

if __name__ == '__main__':
    train, test = (
        open(name, encoding='utf-8').read().splitlines()
        for name in sys.argv[1:3]
    )
    found = leaks(train, test)
    print(f'{len(found)} of {len(test)} test texts leak: lines {found}')
