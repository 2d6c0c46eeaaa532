"""
The drives in 5G-production-dataset.zip, as JSON, each with its rounds of pings: the seconds since the drive began, the radio,
average and spread in milliseconds, and the share of the pings that was lost.

    drives.py 5G-production-dataset.zip
"""
import csv
import io
import json
import sys
import zipfile
from datetime import datetime


def number(text):
    """None for a missing value."""
    return None if text in ('-', '') else float(text)


def rounds(lines):
    """The rounds of pings of one drive; other rows of its file have none."""
    begin = None
    for row in csv.DictReader(lines):
        time = datetime.strptime(row['Timestamp'], '%Y.%m.%d_%H.%M.%S')
        begin = begin or time
        lost = number(row['PINGLOSS'])
        if lost is not None:
            yield {
                'at': (time - begin).seconds,
                'radio': row['NetworkMode'],
                'average': number(row['PINGAVG']),
                'spread': number(row['PINGSTDEV']),
                'lost': lost / 100,
            }


drives = []
with zipfile.ZipFile(sys.argv[1]) as archive:
    for name in sorted(archive.namelist()):
        if '/Driving/' in name and name.endswith('.csv') and not name.startswith('__MACOSX'):
            drive_rounds = list(rounds(io.StringIO(archive.read(name).decode())))
            if drive_rounds:
                drives.append({'name': name.split('/')[-1], 'use': name.split('/')[1], 'rounds': drive_rounds})
print(json.dumps(drives))
