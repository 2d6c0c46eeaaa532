"""
aging.py DATE: how a classifier ages. It learns from the rows of articles.csv before the date and is tested on each month
from it on. Prints one line of JSON per month.
"""
import csv
import json
import sys

import numpy as np
from sklearn.calibration import CalibratedClassifierCV
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline

test_start = sys.argv[1]
with open('articles.csv', encoding='utf-8', newline='') as file:
    rows = sorted(csv.DictReader(file), key=lambda row: row['date'])
train = [row for row in rows if row['date'] < test_start]
model = make_pipeline(
    TfidfVectorizer(ngram_range=(1, 2), min_df=3, sublinear_tf=True),
    CalibratedClassifierCV(LogisticRegression(C=10, max_iter=1000), cv=5),
)
model.fit([row['headline'] for row in train], [row['category'] for row in train])

for month in sorted({row['date'][:7] for row in rows if row['date'] >= test_start}):
    test = [row for row in rows if row['date'] >= test_start and row['date'].startswith(month)]
    labels = np.array([row['category'] for row in test])
    probabilities = model.predict_proba([row['headline'] for row in test])
    right = model.classes_[probabilities.argmax(axis=1)] == labels
    is_confident = probabilities.max(axis=1) > 0.9
    print(json.dumps({
        'month': month,
        'articles': len(test),
        'right': round(float(right.mean()), 4),
        'meanOfCategories': round(float(np.mean([right[labels == name].mean() for name in set(labels)])), 4),
        'aboveLine': round(float(is_confident.mean()), 4),
        'rightAboveLine': round(float(right[is_confident].mean()), 4) if is_confident.any() else None,
    }), flush=True)
